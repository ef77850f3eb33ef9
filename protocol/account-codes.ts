/** Why an account's request was refused: a closed list, each with its HTTP status and a sentence for people. It stands
 *  apart from the schemas, so that a page can know it without carrying zod. */

export const ACCOUNT_REFUSALS = {
  'bad-message': [400, 'The request cannot be read.'],
  'bad-name': [400, 'A name has 1 to 24 characters that can be seen, without hidden or steering ones.'],
  'common-password': [400, 'This password is one of the first that are guessed. Choose another one.'],
  'no-token': [401, 'Say who you are: Authorization: Bearer and a token that has not run out.'],
  'signed-out': [401, 'This device is signed out. Sign in again.'],
  'bad-credentials': [401, 'E-mail and password do not go together.'],
  'wrong-password': [403, 'That is not the password of this account.'],
  'name-taken': [409, 'This name is taken, or too much like one that is. Choose another.'],
  'email-taken': [409, 'There is an account with this e-mail already.'],
  'member-already': [409, 'This account has an e-mail and a password already.'],
  'not-a-member': [409, 'A guest has no password.'],
  'too-many': [429, 'Too many tries; wait a little.'],
  'too-busy': [503, 'Too many people sign in just now; try again in a moment.'],
  'store-trouble': [503, 'The server cannot reach its store; try again in a moment.'],
} as const satisfies Readonly<Record<string, readonly [status: number, sentence: string]>>;

export type AccountCode = keyof typeof ACCOUNT_REFUSALS;

/** No, for that reason. `wait` is in seconds. */
export interface Refused {
  readonly refused: AccountCode;
  readonly wait?: number;
}
