import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkComponentNames, checkMigration, readGuides } from './guides';

describe('readGuides', () => {
  let dir: string;

  const files = {
    'grid/sorting.mdx': `---
title: Sorting
slug: /react-data-table/sorting
product: data-table
components: [DataTable]
---

<Demo name="SortByName" height={300} />

<Demo
  height={300}
  name="Missing"
/>

<Demo name="SortByName" height={300} toolbar="hidden" />
`,
    'grid/demos/SortByName.tsx': 'export default 1;\n',
    'grid/demos/SortByName.css.tsx': 'export default 2;\n',
    'grid/overview.mdx': '---\nslug: /react-data-table\nproduct: general\n---\n',
    'grid/later.mdx': '---\nslug: /react-data-table/later\ndraft: true\n---\n',
    'node_modules/a/README.mdx': '---\nslug: /a\n---\n',
  };

  beforeAll(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'version-'));
    for (const [file, text] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
      await writeFile(path.join(dir, file), text);
    }
  });

  afterAll(() => rm(dir, { recursive: true }));

  test('reads pages and the demos that they show; no drafts, no packages', async () => {
    const guides = await readGuides(dir);
    expect(guides.map(({ file, ...guide }) => ({ ...guide, file: path.basename(file) }))).toEqual([
      {
        file: 'overview.mdx',
        slug: '/react-data-table',
        title: '/react-data-table',
        product: 'general',
        components: [],
        demos: [],
      },
      {
        file: 'sorting.mdx',
        slug: '/react-data-table/sorting',
        title: 'Sorting',
        product: 'data-table',
        components: ['DataTable'],
        demos: [{ name: 'SortByName', id: 'SortByName', code: 'export default 1;\n' }],
      },
    ]);
  });
});

describe('checkComponentNames', () => {
  const apis = ['DataTable', 'DataTablePro', 'BarGraph'].map((name) => ({ name }));

  test('pages whose names are known have no problems', () => {
    expect(checkComponentNames([{ file: 'docs/a.mdx', components: ['DataTable'] }], apis)).toEqual(
      [],
    );
  });

  test('names the page, the name and what may be meant', () => {
    const guides = [
      { file: 'docs/a.mdx', components: ['BarGraph', 'DataGird'] },
      { file: 'docs/b.mdx', components: ['qqqqqqqqq'] },
    ];
    expect(checkComponentNames(guides, apis)).toMatchInlineSnapshot(`
   [
     "docs/a.mdx: the reference of this version has no component or interface "DataGird". Did you mean DataTable, DataTablePro?",
     "docs/b.mdx: the reference of this version has no component or interface "qqqqqqqqq". Remove it from "components".",
   ]
  `);
  });
});

describe('checkMigration', () => {
  const check = (migratesFrom?: unknown) =>
    checkMigration(
      { file: 'docs/a.mdx', keyLines: { migratesFrom: 4 }, frontMatter: { migratesFrom } } as never,
      ['v7', 'v6'],
    );

  test('a page may be about coming from an older version', () => {
    expect([...check(), ...check('v6')]).toEqual([]);
  });

  test('names the line of another one, and the versions', () => {
    expect(check('v9')).toEqual([
      'docs/a.mdx:4: "migratesFrom" must be the name of an older version (v7, v6); given: "v9".',
    ]);
  });
});
