/** What keeps a server from starting, said in one line: a wrong setting, a broken folder, a busy port. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}

/** The system's own word for why something failed (`EADDRINUSE`, `ENOTDIR`), or the error's message. */
export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
};

/** The whole message, which says of what it speaks. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
