/** The rules of Dice Clash know no fighter and no power by name: their ids stand in content files only. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { FIGHTERS } from '../../../engine/dice-clash/fighters.ts';

const names = suite('dice clash: names');

const ROOTS = ['engine/dice-clash', 'engine/core', 'engine/bots', 'rooms', 'infra'];
const CONTENT = ['engine/dice-clash/warriors/', 'engine/dice-clash/legends/'];

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
const sources = ROOTS.flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => join(root, file))
    .filter((file) => file.endsWith('.ts') && !CONTENT.some((folder) => file.startsWith(folder))),
).map((file) => ({ file, text: withoutComments(readFileSync(file, 'utf8')) }));
const ids = FIGHTERS.flatMap(({ id, sides }) => [id, ...sides.map(({ power }) => power.id)]);
const namedIn = (text: string): string[] => ids.filter((id) => new RegExp(`['"\`:]${id}['"\`]`).test(text));

names('there is something to look for and somewhere to look', () => {
  assert.is(ids.length, 24);
  assert.ok(sources.length > 40);
  assert.equal(namedIn("if (power.id === 'high-guard') return;"), ['high-guard']);
});
names('no id of a fighter or power stands in the rules, the bots, rooms or infra', () => {
  assert.equal(
    sources.flatMap(({ file, text }) => namedIn(text).map((id) => `${file}: ${id}`)),
    [],
  );
});

names.run();
