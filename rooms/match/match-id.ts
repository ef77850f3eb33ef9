/** A match's id. People hand it to commands, bare or as the name of a record's file, so none looks like an option. */
import { generateId } from '@colyseus/core';

/** The id given, unless it begins with a dash; then another one. */
export const plainId = (id: string): string => {
  let plain = id;
  while (plain.startsWith('-')) plain = generateId();
  return plain;
};
