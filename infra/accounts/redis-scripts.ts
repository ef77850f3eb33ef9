/** The scripts by which Redis keeps accounts, each one step. They answer in a word, or with what was asked for. KEYS[1]
 *  is the prefix of all keys: which of them are touched depends on what is found. Its hash tag puts all of them
 *  on one node of a cluster. */
import { z } from 'zod';
import { type Script, script } from '../redis/script.ts';

const KEYS_OF = `
local prefix = KEYS[1]
local function account(id) return prefix .. 'account:' .. id end
local function named(skeleton) return prefix .. 'name:' .. skeleton end
local function mailed(email) return prefix .. 'email:' .. email end
local function session(id) return prefix .. 'session:' .. id end
local function devices(id) return prefix .. 'devices:' .. id end
local guests, revoked = prefix .. 'guests', prefix .. 'revoked'
local function revoke(kind, id, below, until_)
  redis.call('HSET', revoked, kind .. ':' .. id, below .. ' ' .. until_)
  redis.call('SPUBLISH', prefix .. 'revocations', kind .. ':' .. id .. ' ' .. below .. ' ' .. until_)
end
local function close(id)
  redis.call('DEL', session(id))
end
local function closeAll(owner)
  for _, device in ipairs(redis.call('ZRANGE', devices(owner), 0, -1)) do close(device) end
  redis.call('DEL', devices(owner))
end`;

const onAll = <T>(body: string, answer: z.ZodType<T>): Script<T> => script(KEYS_OF + body, answer);

/** Fields and values that follow each other, as scripts answer a hash. */
const fields = z
  .array(z.string())
  .transform((pairs) =>
    Object.fromEntries(pairs.flatMap((field, i) => (i % 2 === 0 ? [[field, pairs[i + 1] ?? '']] : []))),
  );

/** ARGV id, skeleton, email or '', seen, kind, then fields and values. */
export const CREATE = onAll(
  `
local id, skeleton, email = ARGV[1], ARGV[2], ARGV[3]
if email ~= '' and redis.call('EXISTS', mailed(email)) == 1 then return 'email-taken' end
if redis.call('EXISTS', named(skeleton)) == 1 then return 'name-taken' end
redis.call('SET', named(skeleton), id)
if email ~= '' then redis.call('SET', mailed(email), id) end
if ARGV[5] == 'guest' then redis.call('ZADD', guests, ARGV[4], id) end
redis.call('HSET', account(id), unpack(ARGV, 6))
return 'done'`,
  z.enum(['done', 'name-taken', 'email-taken']),
);

/** ARGV email. Answers the account's fields and values. */
export const BY_EMAIL = onAll(
  `
local id = redis.call('GET', mailed(ARGV[1]))
return id and redis.call('HGETALL', account(id)) or {}`,
  fields,
);

/** ARGV id, until, name, skeleton, password hash, e-mail ('' leaves each as it is), the session that asks or '', whether all
 *  devices are signed out. Answers a word, or the account. */
export const CHANGE = onAll(
  `
local id, name, skeleton, hash, email, by = ARGV[1], ARGV[3], ARGV[4], ARGV[5], ARGV[6], ARGV[7]
local old = redis.call('HMGET', account(id), 'skeleton', 'kind')
if not old[1] then return 'unknown' end
if by ~= '' and redis.call('HGET', session(by), 'account') ~= id then return 'unknown' end
if email ~= '' and old[2] == 'member' then return 'member-already' end
if skeleton ~= '' then
  local holder = redis.call('GET', named(skeleton))
  if holder and holder ~= id then return 'name-taken' end
end
if email ~= '' and redis.call('EXISTS', mailed(email)) == 1 then return 'email-taken' end
if skeleton ~= '' then
  redis.call('DEL', named(old[1]))
  redis.call('SET', named(skeleton), id)
  redis.call('HSET', account(id), 'name', name, 'skeleton', skeleton)
end
if hash ~= '' then redis.call('HSET', account(id), 'passwordHash', hash) end
if email ~= '' then
  redis.call('SET', mailed(email), id)
  redis.call('HSET', account(id), 'email', email, 'kind', 'member')
  redis.call('ZREM', guests, id)
end
if ARGV[8] == 'yes' then closeAll(id) end
revoke('account', id, redis.call('HINCRBY', account(id), 'generation', 1), ARGV[2])
return redis.call('HGETALL', account(id))`,
  z.union([z.enum(['unknown', 'member-already', 'name-taken', 'email-taken']), fields]),
);

/** ARGV id, below, until. */
export const DELETE = onAll(
  `
local id = ARGV[1]
revoke('account', id, ARGV[2], ARGV[3])
local old = redis.call('HMGET', account(id), 'skeleton', 'email')
if not old[1] then return 'unknown' end
redis.call('DEL', named(old[1]), account(id))
if old[2] then redis.call('DEL', mailed(old[2])) end
closeAll(id)
redis.call('ZREM', guests, id)
redis.call('SADD', prefix .. 'gone', id)
redis.call('SADD', prefix .. 'departures', id)
return 'done'`,
  z.enum(['done', 'unknown']),
);

/** ARGV id, account, until, how many at most, generation, then fields and values. */
export const OPEN_SESSION = onAll(
  `
local id, owner = ARGV[1], ARGV[2]
if redis.call('HGET', account(owner), 'generation') ~= ARGV[5] then return 'unknown' end
redis.call('HSET', session(id), unpack(ARGV, 6))
redis.call('PEXPIREAT', session(id), ARGV[3])
local last = redis.call('ZREVRANGE', devices(owner), 0, 0, 'WITHSCORES')[2]
redis.call('ZADD', devices(owner), (tonumber(last) or 0) + 1, id)
for _, device in ipairs(redis.call('ZRANGE', devices(owner), 0, -1 - tonumber(ARGV[4]))) do
  close(device)
  redis.call('ZREM', devices(owner), device)
end
return 'done'`,
  z.enum(['done', 'unknown']),
);

/** ARGV account. Answers each session's fields and values, oldest first. */
export const SESSIONS = onAll(
  `
local found = {}
for _, device in ipairs(redis.call('ZRANGE', devices(ARGV[1]), 0, -1)) do
  local kept = redis.call('HGETALL', session(device))
  if #kept > 0 then found[#found + 1] = kept else redis.call('ZREM', devices(ARGV[1]), device) end
end
return found`,
  z.array(fields),
);

/** ARGV id, from, current, rotated, place, until. */
export const ROTATE = onAll(
  `
local id = ARGV[1]
local old = redis.call('HMGET', session(id), 'current', 'account')
if old[1] ~= ARGV[2] then return 'no' end
redis.call('HSET', session(id), 'previous', old[1], 'current', ARGV[3], 'rotated', ARGV[4], 'place', ARGV[5], 'until', ARGV[6])
redis.call('PEXPIREAT', session(id), ARGV[6])
redis.call('HSET', account(old[2]), 'seen', ARGV[4])
if redis.call('ZSCORE', guests, old[2]) then redis.call('ZADD', guests, ARGV[4], old[2]) end
return 'done'`,
  z.enum(['done', 'no']),
);

/** ARGV id, below, until. */
export const CLOSE_SESSION = onAll(
  `
local id = ARGV[1]
local owner = redis.call('HGET', session(id), 'account')
if owner then redis.call('ZREM', devices(owner), id) end
close(id)
revoke('session', id, ARGV[2], ARGV[3])
return 'done'`,
  z.literal('done'),
);

/** ARGV now. Answers, in pairs, what is revoked and how; what ran out is forgotten. */
export const REVOCATIONS = onAll(
  `
local found, all = {}, redis.call('HGETALL', revoked)
for i = 1, #all, 2 do
  if tonumber(string.match(all[i + 1], ' (%d+)$')) <= tonumber(ARGV[1]) then
    redis.call('HDEL', revoked, all[i])
  else
    found[#found + 1] = all[i] .. ' ' .. all[i + 1]
  end
end
return found`,
  z.array(z.string()),
);
