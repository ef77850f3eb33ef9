/** How V8 is told that a process lives for seconds: of tests, and of the servers that they start.
 *
 *  Tests make much that lives for a moment, and a process that starts makes much that stays: it is looked through by fewer
 *  hands, and more of it at once, from the beginning. And most of what they call is called for seconds alone: to compile it
 *  for speed takes longer than it saves. So V8 waits eight times as long as it would before it does, and puts a third as much
 *  of what a function calls into it. */
export const SHORT_LIVED: readonly string[] = [
  '--single-threaded-gc',
  '--min-semi-space-size=16',
  '--max-semi-space-size=64',
  '--interrupt-budget=540672',
  '--max-inlined-bytecode-size-cumulative=300',
];
