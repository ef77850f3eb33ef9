/** The command line of a command, read by its row of the table. Whatever is wrong with it, or with what it names, is said
 *  in one line, and the exit code is 2. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { BadInput } from '../engine/core/refusal.ts';
import { messageOf } from '../infra/start-problem.ts';
import { COMMANDS, type Command, type CommandName, type Option } from './commands.ts';

/** Prints one line and ends the process. */
export const fail = (line: string): never => {
  process.stderr.write(`${line.replaceAll('\n', ' ')}\n`);
  return process.exit(2);
};

/** What a command is to do with what it was given: bad input ends it with one line. */
export const orFail = <T>(run: () => T): T => {
  try {
    return run();
  } catch (error) {
    if (error instanceof BadInput) return fail(error.message);
    throw error;
  }
};

const wordFor = ({ type, whole, value }: Option): string => (type === 'boolean' ? '' : ` ${whole ? 'N' : value}`);

/** The page that `--help` prints. */
export const helpOf = (name: string, { does, more, given, options }: Command): string => {
  const rows = Object.entries(options).map(([option, spec]) => {
    const standard = typeof spec.default === 'string' && spec.default !== '' ? ` (${spec.default})` : '';
    return [`  --${option}${wordFor(spec)}`, `${spec.does}${standard}`] as const;
  });
  const width = Math.max(0, ...rows.map(([left]) => left.length));
  return [
    `npm run -s tool -- ${[name, given, rows.length > 0 && '[options]'].filter(Boolean).join(' ')}`,
    '',
    `${does[0]?.toUpperCase()}${does.slice(1)}.`,
    ...(more === undefined ? [] : [more]),
    ...(rows.length > 0 ? ['', ...rows.map(([left, right]) => `${left.padEnd(width)}  ${right}`)] : []),
  ].join('\n');
};

const checkBounds = (options: Readonly<Record<string, Option>>, values: Readonly<Record<string, unknown>>): void => {
  for (const [name, { whole }] of Object.entries(options)) {
    const value = values[name];
    if (!whole || value === undefined) continue;
    const [least, most] = whole;
    if (/^\d{1,9}$/.test(String(value)) && Number(value) >= least && Number(value) <= most) continue;
    throw new BadInput(`--${name}`, `expected a whole number from ${least} to ${most}, got ${value}`);
  }
};

/** The options of a command and what else it was given. Throws `BadInput` for what the table does not know. */
export const parse = <N extends CommandName>(name: N, args: readonly string[] = process.argv.slice(2)) => {
  const command: Command = COMMANDS[name];
  const options: (typeof COMMANDS)[N]['options'] = COMMANDS[name].options;
  const read = () => {
    try {
      return parseArgs({ args: [...args], options, allowPositionals: command.given !== undefined });
    } catch (error) {
      throw new BadInput('arguments', messageOf(error).split('. ')[0] ?? '');
    }
  };
  const parsed = read();
  checkBounds(options, parsed.values);
  return parsed;
};

/** `parse`, for a process that is this command: it ends with one line where that is wrong, or with the help asked for. */
export const read = <N extends CommandName>(name: N) => {
  if (process.argv.includes('--help')) {
    console.log(helpOf(name, COMMANDS[name]));
    process.exit(0);
  }
  return orFail(() => parse(name));
};

/** The one thing a command is given, called as help calls it. Throws `BadInput` that says what to name. */
export const oneOf = ([one, more]: readonly string[], wanted: string, called = 'FILE'): string => {
  if (one === undefined || more !== undefined) throw new BadInput(called, wanted);
  return one;
};

const STDIN = 0;
const opened = <T>(file: string, read: () => T): T => {
  try {
    return read();
  } catch (error) {
    throw new BadInput(file, messageOf(error));
  }
};

/** What a file holds, `-` standing for standard input; each throws `BadInput` that names the file. */
export const bytesIn = (file: string): Uint8Array => opened(file, () => readFileSync(file === '-' ? STDIN : file));
export const textIn = (file: string): string => opened(file, () => readFileSync(file === '-' ? STDIN : file, 'utf8'));
export const jsonIn = (file: string): unknown => jsonOf(file, textIn(file));
export const jsonOf = (file: string, text: string): unknown => opened(file, (): unknown => JSON.parse(text));
