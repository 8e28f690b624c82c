import { mkdtempSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BuiltVersion } from '../../core/server/versions';
import { checkTypes, hashTypes } from './checkTypes';

const toLockfile = (version: string) =>
  `importers:\n  docs:\n    dependencies:\n      grid: { version: ${version} }\nsnapshots: {}\npackages: {}\n`;

const files = {
  'pnpm-lock.yaml': toLockfile('1.0.0'),
  'docs/grid/demos/First.tsx': 'export default 1;',
  'docs/tsconfig.json': '{}',
};

/** Hashes a project of these files; the lockfile of a folder is read once. */
async function hash(changes: Record<string, string> = {}): Promise<string> {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'types-'));
  for (const [name, text] of Object.entries({ ...files, ...changes })) {
    await mkdir(path.dirname(path.join(siteDir, name)), { recursive: true });
    await writeFile(path.join(siteDir, name), text);
  }
  const result = await hashTypes({ dir: path.join(siteDir, 'docs') } as BuiltVersion, siteDir);
  await rm(siteDir, { recursive: true });
  return result;
}

test.each([
  ['a demo changes', { 'docs/grid/demos/First.tsx': 'export default 2;' }],
  ['a file is new', { 'docs/grid/demos/rows.ts': '' }],
  ['the compiler is set differently', { 'docs/tsconfig.json': '{ "compilerOptions": {} }' }],
  ['a package changes', { 'pnpm-lock.yaml': toLockfile('1.0.1') }],
])('types are checked again when %s', async (_what, changes) => {
  expect(await hash(changes as Record<string, string>)).not.toBe(await hash());
});

test('a page without code has no types to check', async () => {
  expect(await hash({ 'docs/grid/page.mdx': '# Page' })).toBe(await hash());
});

test('every program of a version is checked, and all problems are named', async () => {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'types-'));
  const wrong = (name: string) => `export const ${name}: string = 1;`;
  for (const [name, text] of Object.entries({
    ...files,
    'package.json': '{}',
    'docs/demos/First.ts': wrong('first'),
    'docs/demos/WithLuxon.ts': wrong('luxon'),
    'docs/tsconfig.json': '{ "compilerOptions": { "noEmit": true }, "exclude": ["demos/With*"] }',
    'docs/tsconfig.luxon.json': '{ "extends": "./tsconfig.json", "files": ["demos/WithLuxon.ts"] }',
  })) {
    await mkdir(path.dirname(path.join(siteDir, name)), { recursive: true });
    await writeFile(path.join(siteDir, name), text);
  }
  const version = { name: 'current', dir: path.join(siteDir, 'docs') } as BuiltVersion;
  const message = await checkTypes(version, siteDir, siteDir).catch(
    (error: Error) => error.message,
  );
  expect(message).toMatch(/^Type errors against the packages of current:\n/);
  expect(message).toContain('First.ts(1,14)');
  expect(message).toContain('WithLuxon.ts(1,14)');
  await rm(siteDir, { recursive: true });
});
