import { StartProblem } from './start-problem.ts';

/** The store was written by a newer version of the program. Ends a start with one sentence, as any `StartProblem`. */
export class StoreTooNew extends StartProblem {
  constructor(store: string, found: number, known: number) {
    super(`${store} was written by a newer version (its form is ${found}, this version knows ${known}): update first.`);
  }
}
