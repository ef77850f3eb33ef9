/** The scripts that Redis runs, each as one step. They answer in a word. */
import { z } from 'zod';
import { script } from '../redis/script.ts';

const OK = z.literal('ok');

/** KEYS match, unfinished; ARGV id, owner, head. A place by the moment, after all others, so that the oldest stands first,
 *  here and among those of other buckets. */
export const BEGIN = script(
  `
local owner = redis.call('HGET', KEYS[1], 'owner')
if owner then return owner == ARGV[2] and 'ok' or 'exists' end
redis.call('HSET', KEYS[1], 'owner', ARGV[2], 'head', ARGV[3])
local last = redis.call('ZREVRANGE', KEYS[2], 0, 0, 'WITHSCORES')[2]
local time = redis.call('TIME')
local place = math.max((tonumber(last) or 0) + 1, time[1] * 1000000 + time[2])
redis.call('ZADD', KEYS[2], string.format('%.0f', place), ARGV[1])
return 'ok'`,
  z.enum(['ok', 'exists']),
);

/** KEYS match; ARGV owner. */
export const TAKE_OVER = script(
  `
if redis.call('EXISTS', KEYS[1]) == 0 then return 'none' end
redis.call('HSET', KEYS[1], 'owner', ARGV[1])
return 'ok'`,
  z.enum(['ok', 'none']),
);

/** KEYS match, log; ARGV owner, n, entry. Turned down, it answers how many entries there are. */
export const APPEND = script(
  `
local match = redis.call('HMGET', KEYS[1], 'owner', 'ending')
if match[1] ~= ARGV[1] then return 'fenced' end
local n, count = tonumber(ARGV[2]), redis.call('XLEN', KEYS[2])
local id = string.format('%d-0', n + 1)
if n < count then
  local kept = redis.call('XRANGE', KEYS[2], id, id)[1]
  if kept and kept[2][2] == ARGV[3] then return 'ok' end
end
if match[2] then return 'ended' end
if n ~= count then return tostring(count) end
redis.call('XADD', KEYS[2], id, 'e', ARGV[3])
return 'ok'`,
  z.union([z.enum(['ok', 'fenced', 'ended']), z.coerce.number()]),
);

/** KEYS match, unfinished, log, due; ARGV owner, ending, id, and the entries that stay in place of all, if any are
 *  given. */
export const END = script(
  `
local match = redis.call('HMGET', KEYS[1], 'owner', 'ending')
if match[1] ~= ARGV[1] then return 'fenced' end
if match[2] then return match[2] == ARGV[2] and 'ok' or 'ended' end
redis.call('HSET', KEYS[1], 'ending', ARGV[2])
redis.call('ZREM', KEYS[2], ARGV[3])
redis.call('ZREM', KEYS[4], ARGV[3])
if #ARGV > 3 then
  redis.call('DEL', KEYS[3])
  for i = 4, #ARGV do redis.call('XADD', KEYS[3], string.format('%d-0', i - 3), 'e', ARGV[i]) end
end
return 'ok'`,
  z.enum(['ok', 'fenced', 'ended']),
);

/** KEYS due; ARGV id, the moment it is due at, the one it is to be. */
export const POSTPONE = script(
  `
local due = redis.call('ZSCORE', KEYS[1], ARGV[1])
if due and tonumber(due) == tonumber(ARGV[2]) then redis.call('ZADD', KEYS[1], ARGV[3], ARGV[1]) end
return 'ok'`,
  OK,
);

/** KEYS match, log, unfinished; ARGV id. */
export const DELETE = script(
  `
redis.call('DEL', KEYS[1], KEYS[2])
redis.call('ZREM', KEYS[3], ARGV[1])
return 'ok'`,
  OK,
);

/** KEYS lease; ARGV by, milliseconds. */
export const CLAIM = script(
  `
if redis.call('GET', KEYS[1]) == ARGV[1] then
  redis.call('PEXPIRE', KEYS[1], ARGV[2])
  return 'ok'
end
return redis.call('SET', KEYS[1], ARGV[1], 'NX', 'PX', ARGV[2]) and 'ok' or 'taken'`,
  z.enum(['ok', 'taken']),
);

/** KEYS lease; ARGV by. */
export const UNCLAIM = script(
  `
if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end
return 'ok'`,
  OK,
);
