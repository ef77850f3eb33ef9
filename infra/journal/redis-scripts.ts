/** The scripts that Redis runs, each as one step. They answer in a word. */

/** KEYS match, unfinished; ARGV id, owner, head. A place after all others, so that the oldest stands first. */
export const BEGIN = `
local owner = redis.call('HGET', KEYS[1], 'owner')
if owner then return owner == ARGV[2] and 'ok' or 'exists' end
redis.call('HSET', KEYS[1], 'owner', ARGV[2], 'head', ARGV[3])
local last = redis.call('ZREVRANGE', KEYS[2], 0, 0, 'WITHSCORES')[2]
redis.call('ZADD', KEYS[2], (tonumber(last) or 0) + 1, ARGV[1])
return 'ok'`;

/** KEYS match; ARGV owner. */
export const TAKE_OVER = `
if redis.call('EXISTS', KEYS[1]) == 0 then return 'none' end
redis.call('HSET', KEYS[1], 'owner', ARGV[1])
return 'ok'`;

/** KEYS match, log; ARGV owner, n, entry. Turned down, it answers how many entries there are. */
export const APPEND = `
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
return 'ok'`;

/** KEYS match, unfinished; ARGV owner, ending, id. */
export const END = `
local match = redis.call('HMGET', KEYS[1], 'owner', 'ending')
if match[1] ~= ARGV[1] then return 'fenced' end
if match[2] then return match[2] == ARGV[2] and 'ok' or 'ended' end
redis.call('HSET', KEYS[1], 'ending', ARGV[2])
redis.call('ZREM', KEYS[2], ARGV[3])
return 'ok'`;

/** KEYS match, log, unfinished; ARGV id. */
export const DELETE = `
redis.call('DEL', KEYS[1], KEYS[2])
redis.call('ZREM', KEYS[3], ARGV[1])
return 'ok'`;

/** KEYS lease; ARGV by, milliseconds. */
export const CLAIM = `
if redis.call('GET', KEYS[1]) == ARGV[1] then
  redis.call('PEXPIRE', KEYS[1], ARGV[2])
  return 'ok'
end
return redis.call('SET', KEYS[1], ARGV[1], 'NX', 'PX', ARGV[2]) and 'ok' or 'taken'`;

/** KEYS lease; ARGV by. */
export const UNCLAIM = `
if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end
return 'ok'`;
