/** The scripts that Redis runs, each as one step. KEYS[1] is the prefix of all keys, whose hash tag
 *  puts them on one node of a cluster. Whatever changed is told in the same
 *  step, so that the order of news is the order of changes.
 *
 *  Keys: `tickets` (id to `since pool text`), `holders` (player to ticket), `in` (ticket to its proposal), `pool:…` (ids by
 *  since), `pools`, `proposals` (id to `deadline text`), `accepted:…`, `live` (player to `match pool`), `playing:…` (match to
 *  its players), `met`, `waits:…`, `seen` (players by when). */
import { z } from 'zod';
import { type Script, script } from '../redis/script.ts';

const PRELUDE = `
local P = KEYS[1]
local function now()
  local t = redis.call('TIME')
  return t[1] * 1000 + math.floor(t[2] / 1000)
end
local function int(n) return string.format('%.0f', n) end
local function news(of, pool, players, more)
  if #players == 0 then return end
  local told = more or {}
  told.of = of
  told.pool = pool
  told.players = players
  redis.call('SPUBLISH', P .. 'news', cjson.encode(told))
end
local function ticketOf(id)
  local kept = redis.call('HGET', P .. 'tickets', id)
  if not kept then return nil end
  local since, pool, text = string.match(kept, '^(%d+) (%S+) (.*)$')
  local players = {}
  for i, member in ipairs(cjson.decode(text).members) do players[i] = member.player end
  return { since = since, pool = pool, text = text, players = players }
end
local function forget(id, ticket)
  redis.call('HDEL', P .. 'tickets', id)
  redis.call('HDEL', P .. 'in', id)
  redis.call('ZREM', P .. 'pool:' .. ticket.pool, id)
  for _, player in ipairs(ticket.players) do redis.call('HDEL', P .. 'holders', player) end
end
local function proposalOf(id)
  local kept = redis.call('HGET', P .. 'proposals', id)
  if not kept then return nil end
  local deadline, text = string.match(kept, '^(%d+) (.*)$')
  local formed = cjson.decode(text).formed
  local players = {}
  for _, seat in ipairs(formed.seats) do
    if seat.player then players[#players + 1] = seat.player end
  end
  return { deadline = deadline, text = text, formed = formed, players = players }
end
local function accepted(id) return redis.call('SMEMBERS', P .. 'accepted:' .. id) end
local function tellProposal(of, id, proposal, who)
  local more = { match = id, text = proposal.text, deadline = proposal.deadline, at = int(now()), accepted = who }
  news(of, proposal.formed.pool, proposal.players, more)
end
`;

const onAll = <T>(body: string, answer: z.ZodType<T>): Script<T> => script(PRELUDE + body, answer);

const OK = z.literal('ok');
const ms = z.coerce.number();
const texts = z.array(z.string());
/** Id, deadline, text, who accepted. */
const proposalRow = z.tuple([z.string(), ms, z.string(), texts]);
export type ProposalRow = z.infer<typeof proposalRow>;
const enteredAnswer = z.union([
  z.tuple([z.literal('ok'), ms]),
  z.tuple([z.literal('already-waiting'), z.string()]),
  z.tuple([z.literal('live-match'), z.string(), z.string()]),
]);
const standingAnswer = z.union([
  z.tuple([ms, z.string(), z.string()]),
  z.tuple([ms, z.string(), z.string(), proposalRow]),
]);

/** ARGV id, pool, text, ending of ranked pools, then the players. */
export const ENTER = onAll(
  `
local id, pool = ARGV[1], ARGV[2]
for i = 5, #ARGV do
  local held = redis.call('HGET', P .. 'holders', ARGV[i])
  if held and held ~= id then return { 'already-waiting', ARGV[i] } end
  local live = redis.call('HGET', P .. 'live', ARGV[i])
  if live and string.sub(live, -#ARGV[4]) == ARGV[4] then
    return { 'live-match', ARGV[i], (string.match(live, '^(%S+)')) }
  end
end
local kept = ticketOf(id)
if kept then return { 'ok', kept.since } end
local at = int(now())
redis.call('HSET', P .. 'tickets', id, at .. ' ' .. pool .. ' ' .. ARGV[3])
redis.call('ZADD', P .. 'pool:' .. pool, at, id)
redis.call('SADD', P .. 'pools', pool)
local players = {}
for i = 5, #ARGV do
  redis.call('HSET', P .. 'holders', ARGV[i], id)
  redis.call('ZADD', P .. 'seen', at, ARGV[i])
  players[#players + 1] = ARGV[i]
end
news('entered', pool, players, { text = ARGV[3], since = at })
return { 'ok', at }`,
  enteredAnswer,
);

/** ARGV player. */
export const LEAVE = onAll(
  `
local id = redis.call('HGET', P .. 'holders', ARGV[1])
if not id then return 'not-waiting' end
if redis.call('HEXISTS', P .. 'in', id) == 1 then return 'proposed' end
local ticket = ticketOf(id)
forget(id, ticket)
news('out', ticket.pool, ticket.players, { why = 'left', tickets = { id } })
return 'left'`,
  z.enum(['left', 'proposed', 'not-waiting']),
);

/** ARGV pool. Answers now, then since and text of each. */
export const WAITING = onAll(
  `
local answer = { int(now()) }
local ids = redis.call('ZRANGE', P .. 'pool:' .. ARGV[1], 0, -1)
for from = 1, #ids, 1000 do
  local kept = redis.call('HMGET', P .. 'tickets', unpack(ids, from, math.min(from + 999, #ids)))
  for _, one in ipairs(kept) do answer[#answer + 1] = one end
end
return answer`,
  z.tuple([ms]).rest(z.string()),
);

/** Pools that stay empty are forgotten on the way. */
export const POOLS = onAll(
  `
local used = {}
for _, kept in ipairs(redis.call('HVALS', P .. 'proposals')) do
  used[cjson.decode(string.match(kept, '^%d+ (.*)$')).formed.pool] = true
end
local answer = {}
for _, pool in ipairs(redis.call('SMEMBERS', P .. 'pools')) do
  if used[pool] or redis.call('ZCARD', P .. 'pool:' .. pool) > 0 then answer[#answer + 1] = pool
  else redis.call('SREM', P .. 'pools', pool) end
end
return answer`,
  texts,
);

/** ARGV id, text, patience. */
export const PROPOSE = onAll(
  `
local formed = cjson.decode(ARGV[2]).formed
for _, id in ipairs(formed.tickets) do
  if not redis.call('ZSCORE', P .. 'pool:' .. formed.pool, id) then return false end
end
local deadline = int(now() + ARGV[3])
redis.call('HSET', P .. 'proposals', ARGV[1], deadline .. ' ' .. ARGV[2])
for _, id in ipairs(formed.tickets) do
  redis.call('ZREM', P .. 'pool:' .. formed.pool, id)
  redis.call('HSET', P .. 'in', id, ARGV[1])
end
tellProposal('proposed', ARGV[1], proposalOf(ARGV[1]))
return deadline`,
  z.string().nullable(),
);

/** ARGV id, player. */
export const ACCEPT = onAll(
  `
local proposal = proposalOf(ARGV[1])
if not proposal then return 'gone' end
local asked = false
for _, player in ipairs(proposal.players) do asked = asked or player == ARGV[2] end
if not asked then return 'gone' end
local key = P .. 'accepted:' .. ARGV[1]
if redis.call('SISMEMBER', key, ARGV[2]) == 0 then
  if now() > tonumber(proposal.deadline) then return 'late' end
  redis.call('SADD', key, ARGV[2])
  tellProposal('accepted', ARGV[1], proposal, accepted(ARGV[1]))
end
return { proposal.deadline, proposal.text, accepted(ARGV[1]) }`,
  z.union([z.enum(['late', 'gone']), z.tuple([ms, z.string(), texts])]),
);

/** ARGV id, why, by. */
export const GIVE_UP = onAll(
  `
local id, why = ARGV[1], ARGV[2]
local proposal = proposalOf(id)
if not proposal then return false end
local has = {}
local all = accepted(id)
for _, player in ipairs(all) do has[player] = true end
if why ~= 'failed' and #all >= #proposal.players then return false end
if why == 'lapsed' and now() <= tonumber(proposal.deadline) then return false end
local leaving = {}
if why == 'declined' then
  local ticket = redis.call('HGET', P .. 'holders', ARGV[3])
  if not ticket or redis.call('HGET', P .. 'in', ticket) ~= id then return false end
  leaving[ticket] = true
end
local back, out, gone, stay = {}, {}, {}, {}
for _, one in ipairs(proposal.formed.tickets) do
  local ticket = ticketOf(one)
  local leaves = why == 'failed' or leaving[one]
  if why == 'lapsed' then
    for _, player in ipairs(ticket.players) do leaves = leaves or not has[player] end
  end
  for _, player in ipairs(ticket.players) do
    if leaves then out[#out + 1] = player else back[#back + 1] = player end
  end
  if leaves then
    forget(one, ticket)
    gone[#gone + 1] = one
  else
    redis.call('HDEL', P .. 'in', one)
    redis.call('ZADD', P .. 'pool:' .. ticket.pool, ticket.since, one)
    redis.call('SADD', P .. 'pools', ticket.pool)
    stay[#stay + 1] = one
  end
end
redis.call('HDEL', P .. 'proposals', id)
redis.call('DEL', P .. 'accepted:' .. id)
news('out', proposal.formed.pool, out, { why = why, tickets = gone })
news('back', proposal.formed.pool, back, { why = why, tickets = stay })
return { back, out }`,
  z.tuple([texts, texts]).nullable(),
);

export const PROPOSALS = onAll(
  `
local answer = { int(now()) }
for _, id in ipairs(redis.call('HKEYS', P .. 'proposals')) do
  local proposal = proposalOf(id)
  answer[#answer + 1] = { id, proposal.deadline, proposal.text, accepted(id) }
end
return answer`,
  z.tuple([ms]).rest(proposalRow),
);

/** ARGV id, waits kept, then player and whom they met. */
export const SETTLE = onAll(
  `
local id = ARGV[1]
local proposal = proposalOf(id)
if not proposal then return 'ok' end
local pool, at = proposal.formed.pool, now()
for _, one in ipairs(proposal.formed.tickets) do
  local ticket = ticketOf(one)
  redis.call('LPUSH', P .. 'waits:' .. pool, int(at) .. ' ' .. int(at - ticket.since))
  forget(one, ticket)
end
redis.call('LTRIM', P .. 'waits:' .. pool, 0, ARGV[2] - 1)
for _, player in ipairs(proposal.players) do
  redis.call('HSET', P .. 'live', player, id .. ' ' .. pool)
  redis.call('SADD', P .. 'playing:' .. id, player)
end
for i = 3, #ARGV, 2 do redis.call('HSET', P .. 'met', ARGV[i], ARGV[i + 1]) end
redis.call('HDEL', P .. 'proposals', id)
redis.call('DEL', P .. 'accepted:' .. id)
news('made', pool, proposal.players, { match = id })
return 'ok'`,
  OK,
);

/** ARGV match. */
export const ENDED = onAll(
  `
local match = ARGV[1]
local freed = {}
for _, player in ipairs(redis.call('SMEMBERS', P .. 'playing:' .. match)) do
  local live = redis.call('HGET', P .. 'live', player)
  if live and string.match(live, '^(%S+)') == match then
    redis.call('HDEL', P .. 'live', player)
    freed[#freed + 1] = player
  end
end
redis.call('DEL', P .. 'playing:' .. match)
news('ended', nil, freed, { match = match })
return 'ok'`,
  OK,
);

/** ARGV player. Answers now, ticket, live match, and the proposal as ACCEPT does, with its id; empty texts for none. */
export const STANDING = onAll(
  `
local id = redis.call('HGET', P .. 'holders', ARGV[1])
local live = redis.call('HGET', P .. 'live', ARGV[1])
local answer = { int(now()), id and redis.call('HGET', P .. 'tickets', id) or '', live or '' }
local proposed = id and redis.call('HGET', P .. 'in', id)
if proposed then
  local proposal = proposalOf(proposed)
  answer[4] = { proposed, proposal.deadline, proposal.text, accepted(proposed) }
end
return answer`,
  standingAnswer,
);

/** ARGV pool. Answers now, the ended waits, and since when the others wait. */
export const WAITS = onAll(
  `
local since = redis.call('ZRANGE', P .. 'pool:' .. ARGV[1], 0, -1, 'WITHSCORES')
local scores = {}
for i = 2, #since, 2 do scores[#scores + 1] = since[i] end
return { int(now()), redis.call('LRANGE', P .. 'waits:' .. ARGV[1], 0, -1), scores }`,
  z.tuple([ms, texts, texts]),
);

/** ARGV players. */
export const SEEN = onAll(
  `
local at = int(now())
for _, player in ipairs(ARGV) do
  if redis.call('HEXISTS', P .. 'holders', player) == 1 then redis.call('ZADD', P .. 'seen', at, player) end
end
return 'ok'`,
  OK,
);

/** ARGV player. A ticket that is in a proposal goes with the proposal. */
export const FORGET = onAll(
  `
local player = ARGV[1]
local id = redis.call('HGET', P .. 'holders', player)
if id and redis.call('HEXISTS', P .. 'in', id) == 0 then
  local ticket = ticketOf(id)
  forget(id, ticket)
  news('out', ticket.pool, ticket.players, { why = 'left', tickets = { id } })
end
redis.call('HDEL', P .. 'met', player)
redis.call('HDEL', P .. 'live', player)
redis.call('ZREM', P .. 'seen', player)
return 'ok'`,
  OK,
);

/** ARGV milliseconds, the most to look at in one step. Answers how many it looked at and is done with. */
export const DROP_UNSEEN = onAll(
  `
local due = redis.call('ZRANGEBYSCORE', P .. 'seen', '-inf', '(' .. int(now() - ARGV[1]), 'LIMIT', 0, ARGV[2])
local done = 0
for _, player in ipairs(due) do
  local id = redis.call('HGET', P .. 'holders', player)
  if not (id and redis.call('HEXISTS', P .. 'in', id) == 1) then
    redis.call('ZREM', P .. 'seen', player)
    done = done + 1
    if id then
      local ticket = ticketOf(id)
      forget(id, ticket)
      news('out', ticket.pool, ticket.players, { why = 'away', tickets = { id } })
    end
  end
end
return done`,
  z.number(),
);
