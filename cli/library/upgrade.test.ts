import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ApiChanges } from '../../plugins/api-reference/compare/types';
import {
  changePins,
  chooseRelease,
  listOldVersions,
  listPagesToRead,
  planUpgrade,
  renderUpgrade,
} from './upgrade';

const released = ['7.9.0', '8.2.0', '8.9.0', '8.10.1', '8.12.0-rc.0', '8.13.0'];

test.each([
  ['8.9.0', '8.2.0', '8.9.0'],
  // Not published with that release of the library: the last one before it.
  ['8.12.0', '8.2.0', '8.10.1'],
  ['8.12.0', '8.10.1', undefined],
  ['9.0.0', '8.2.0', undefined],
])('to %s, a package at %s moves to %s', (wanted, pinned, expected) => {
  expect(chooseRelease(wanted, pinned, released)).toBe(expected);
});

const pins = { '@example/table': '8.2.0', '@example/table-pro': '8.1.0', react: '19.0.0' };
const changes = [
  { name: '@example/table', from: '8.2.0', to: '8.12.0' },
  { name: '@example/table-pro', from: '8.1.0', to: '8.10.1' },
];

test('all packages of the library move, and no others', () => {
  const known = new Map([
    ['@example/table', [...released, '8.12.0']],
    ['@example/table-pro', released],
  ]);
  expect(planUpgrade('8.12.0', pins, known)).toEqual(changes);
  expect(() => planUpgrade('8.99.0', pins, known)).toThrow(
    'No package of the library has the version 8.99.0. The last one of @example/table is 8.13.0.',
  );
});

test('package.json keeps all else', () => {
  const manifest = JSON.stringify({ dependencies: pins }, null, 2);
  expect(JSON.parse(changePins(manifest, changes))).toEqual({
    dependencies: { '@example/table': '8.12.0', '@example/table-pro': '8.10.1', react: '19.0.0' },
  });
});

test('lines that say the old version are named, and those that say another are not', async () => {
  const files = {
    'docs/a.mdx':
      'a\nnpm install @example/table@8.2.0\nSince v8.2.0.\n18.2.0 and 8.2.0.1\n8.2.0-beta',
    'docs/node_modules/a/a.ts': '8.2.0',
    // It would keep a package at the old version beside the new one.
    'pnpm-workspace.yaml': "overrides:\n  '@example/rows>@example/table': 8.2.0\n",
    'versioned_docs/version-v7/a.mdx': '8.2.0',
  };
  const siteDir = await mkdtemp(path.join(tmpdir(), 'upgrade-'));
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(siteDir, file)), { recursive: true });
    await writeFile(path.join(siteDir, file), text);
  }
  expect(await listOldVersions(siteDir, changes)).toEqual([
    'docs/a.mdx:2: npm install @example/table@8.2.0',
    'docs/a.mdx:3: Since v8.2.0.',
    "pnpm-workspace.yaml:2: '@example/rows>@example/table': 8.2.0",
  ]);
  await rm(siteDir, { recursive: true });
});

test('pages about what changed, and those that name a prop that is gone, are to be read', () => {
  const api = [
    { name: 'Table', parts: [{ from: { name: 'rowHeight' }, to: null }] },
  ] as unknown as ApiChanges;
  const page = (file: string, components: string[], text: string) => ({
    file,
    frontMatter: { components },
    text,
  });
  expect(
    listPagesToRead(api, [
      page('docs/table.mdx', ['Table', 'Row'], ''),
      page('docs/rows.mdx', ['Row'], 'Set `rowHeight`.'),
      page('docs/other.mdx', ['Row'], 'The rowHeight.'),
    ]),
  ).toEqual(['docs/table.mdx: shows Table', 'docs/rows.mdx: names rowHeight, which is gone']);
});

test('the report says what to do first, and then what changed', () => {
  expect(
    renderUpgrade({
      changes,
      comparison: 'Nothing changed from 8.2.0 to 8.12.0.\n',
      broken: ['docs/a.mdx:3: …'],
      old: [],
      pages: [],
    }),
  ).toMatchInlineSnapshot(`
   "## Packages

   @example/table: 8.2.0 → 8.12.0
   @example/table-pro: 8.1.0 → 8.10.1

   ## What broke

   docs/a.mdx:3: …

   ## What still says the old version

   Nothing.

   ## Pages to read

   None is about what changed.

   # What changed in the API

   Nothing changed from 8.2.0 to 8.12.0.
   "
  `);
});
