import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BuiltVersion } from '../../../core/server/versions';
import { library, reference } from '@site/library';
import { hashInputs } from './prepareApis';

const lockfile = (table: string) => `importers:
  versioned_docs/version-v1:
    dependencies:
      grid: { version: 1.0.0 }
snapshots:
  grid@1.0.0: { dependencies: { table: ${table} } }
  table@${table}: {}
packages:
  grid@1.0.0: { resolution: { integrity: a } }
  table@${table}: { resolution: { integrity: b } }
`;

/** Hashes a project with these files, beside those that it needs. */
async function hash(
  files: Readonly<Record<string, string>> = {},
  settings = { library, reference },
): Promise<string> {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'apis-'));
  const all = {
    'pnpm-lock.yaml': lockfile('2.0.0'),
    'versioned_docs/version-v1/package.json': '{}',
    'versioned_docs/version-v1/tsconfig.json': '{}',
    'versioned_sidebars/version-v1-sidebars.json': '{"docs":[]}',
    ...files,
  };
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
    writeFileSync(path.join(siteDir, file), text);
  }
  const dir = path.join(siteDir, 'versioned_docs/version-v1');
  const version = { name: 'v1', current: false, dir } as BuiltVersion;
  const result = await hashInputs(version, siteDir, settings);
  rmSync(siteDir, { recursive: true });
  return result;
}

test('the API is read once from the same files, whatever folder they are in', async () => {
  expect(await hash()).toBe(await hash());
});

const entry = { pathname: '/api/graphs/bar-graph' };

test.each([
  ['a package of a package', { 'pnpm-lock.yaml': lockfile('2.0.1') }],
  [
    'an option of the compiler',
    { 'versioned_docs/version-v1/tsconfig.json': '{"compilerOptions":{"strict":true}}' },
  ],
  ['a version in package.json', { 'versioned_docs/version-v1/package.json': '{"name":"v1"}' }],
  [
    'an entry of the sidebar',
    {
      'versioned_sidebars/version-v1-sidebars.json': JSON.stringify({
        docs: [{ customProps: { entries: [entry] } }],
      }),
    },
  ],
])('%s that changes makes it read again', async (_what, files) => {
  expect(await hash(files)).not.toBe(await hash());
});

test('what `library.ts` says of the library makes it read again', async () => {
  const renamed = { ...reference, renamed: { OldGrid: 'DataTable' } };
  expect(await hash({}, { library, reference: renamed })).not.toBe(await hash());
});

test('other settings in that file do not: it is not read', async () => {
  const read = jest.spyOn(fs, 'readFile');
  await hash();
  const files = read.mock.calls.map(([file]) => file);
  expect(files).toContain(path.resolve(__dirname, '../extract.ts'));
  expect(files).not.toContain(path.resolve(__dirname, '../../../library.ts'));
});
