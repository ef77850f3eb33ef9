/** Numbers of the keys of objects, found key by key: putting all keys of an object together as text first would cost more than
 *  all else that packing it does. */
import { BEFORE_KEY, IS, TYPE } from './codes.ts';

interface Branch {
  number?: number;
  readonly keys: Map<string, Branch>;
  /** Where the next key is the one that says what an object is: by what it says. */
  readonly types: Map<string, Branch>;
}
const newBranch = (): Branch => ({ keys: new Map(), types: new Map() });

export type Fields = Readonly<Record<string, unknown>>;
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What an object is, which is said with its keys. */
export const saidWithKeys = (key: string, field: unknown): field is string => key === TYPE && typeof field === 'string';

export class KeyTree {
  /** Grown with the first keys: those that matches say besides are few. */
  private root: Branch | undefined;

  /** Of the keys of this object; nothing where they have none. Fields that are `undefined` count as left out. */
  numberOf(fields: Fields): number | undefined {
    let branch = this.root;
    if (!branch) return undefined;
    for (const key in fields) {
      const field = fields[key];
      if (field === undefined) continue;
      branch = saidWithKeys(key, field) ? branch.types.get(field) : branch.keys.get(key);
      if (!branch) return undefined;
    }
    return branch.number;
  }

  /** `text`: keys as `keysOf` writes them. */
  add(text: string, number: number): void {
    this.root ??= newBranch();
    let branch = this.root;
    for (const part of text.split(BEFORE_KEY).slice(1)) {
      const at = part.indexOf(IS);
      branch = at < 0 ? branchAt(branch.keys, part) : branchAt(branch.types, part.slice(at + 1));
    }
    branch.number = number;
  }
}

const branchAt = (branches: Map<string, Branch>, key: string): Branch => {
  const branch = branches.get(key) ?? newBranch();
  branches.set(key, branch);
  return branch;
};

/** The keys of an object as they are said. */
export const keysOf = (fields: Fields): string => {
  let text = '';
  for (const key in fields) {
    const field = fields[key];
    if (field === undefined) continue;
    text += saidWithKeys(key, field) ? BEFORE_KEY + key + IS + field : BEFORE_KEY + key;
  }
  return text;
};
