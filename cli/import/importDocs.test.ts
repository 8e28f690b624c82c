import { mkdtempSync } from 'node:fs';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import type { Plugin } from 'prettier';
import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import * as markdown from 'prettier/plugins/markdown';
import * as typescript from 'prettier/plugins/typescript';
import * as standalone from 'prettier/standalone';
import { VFile } from 'vfile';
import { parsePage } from '../../core/server/mdx';
import { readPageSource } from '../../core/server/pageSource';
import type { BuiltVersion } from '../../core/server/versions';
import { checkDemoElement, type DemoElement } from '../../plugins/demos/server/demoElement';
import { toJavaScript } from '../../plugins/demos/server/javaScript';
import { extractPreview } from '../../plugins/demos/server/preview';
import { visit } from 'unist-util-visit';
import { type Imported, importDocs } from './importDocs';
import { writeCorpus } from './testing/corpus';

/** As `npm run import` formats, with what runs in this process. */
const format = (text: string, filepath: string) =>
  standalone
    .format(text, {
      filepath,
      singleQuote: true,
      printWidth: 100,
      plugins: [typescript, markdown, estree as Plugin, babel],
    })
    .catch(() => text);

let siteDir: string;
let imported: Imported;

const read = (file: string) => readFile(path.join(siteDir, 'docs', file), 'utf8');

beforeAll(async () => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'import-'));
  const files = {
    'docs/package.json': '{}',
    'docs/tables/overview/overview.mdx':
      '---\ntitle: Overview\nslug: /tables/overview\n---\n\nText.\n',
    'docs/home/demos/HomeTable.tsx': '',
    'sidebars.ts': "export default [{ pathname: '/tables/overview' }];\n",
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(siteDir, file)), { recursive: true });
    await writeFile(path.join(siteDir, file), text);
  }
  const folder = path.join(siteDir, 'other');
  await writeCorpus(folder);
  const version = {
    name: 'current',
    current: true,
    dir: path.join(siteDir, 'docs'),
  } as BuiltVersion;
  imported = await importDocs({ folder, to: 'tables', version, siteDir, format }, '/x/');
}, 60_000);

afterAll(() => rm(siteDir, { recursive: true }));

test('every page and every demo is written', async () => {
  expect(imported).toMatchObject({ pages: 20, demos: 100 });
  expect(await readdir(path.join(siteDir, 'docs/tables/part-3/demos'))).toEqual([
    'Cell.tsx',
    'Part3HomeTable.tsx',
    'Sample3A.tsx',
    'Sample3B.tsx',
    'Sample3D.tsx',
    'Sample3E.tsx',
    'limits.json',
    'rows.ts',
  ]);
});

test('what is left is listed by file and line, and nothing else', () => {
  const left = imported.left.map((line) => line.replace(/^.*other\/part-/, ''));
  const isJavaScript = (line: string) => line.endsWith('it was JavaScript: give it types.');
  expect(left.filter(isJavaScript)).toHaveLength(20);
  expect(left.filter((line) => !isJavaScript(line)).toSorted()).toEqual([
    '10/Sample10D.tsx:1: types that change what the code does, or code that cannot be read.',
    '20/Sample20D.tsx:1: types that change what the code does, or code that cannot be read.',
    '5/Sample5D.tsx:1: "../../data" was not found.',
    "7/Sample7D.tsx:2: it logs to the reader's console.",
    '9/part-9.md:44: {{"component": "modules/components/List.js"}} shows no demo, and was left out.',
    '9/part-9.md:46: an element has styles in its markup. Use the classes or components of this site.',
  ]);
});

test('pages can be read, and show demos as they are allowed to', async () => {
  const pages = await Globby('docs/tables/part-*/*.mdx', { cwd: siteDir, absolute: true });
  expect(pages).toHaveLength(20);
  for (const file of pages) {
    const { content, frontMatter } = await readPageSource(file);
    expect(frontMatter).toMatchObject({
      title: expect.stringMatching(/^Table: part \d+$/),
      description: expect.stringMatching(/^The table shows rows, and says: part \d+\.$/),
      slug: expect.stringMatching(/^\/tables\/part-\d+$/),
      components: ['Table', 'Row'],
    });
    const problems: string[] = [];
    let count = 0;
    visit(parsePage(new VFile(content)), 'mdxJsxFlowElement', (node) => {
      if (node.name === 'Demo') {
        count += 1;
        const demos = path.join(path.dirname(file), 'demos');
        problems.push(...checkDemoElement(node as DemoElement, demos));
      }
    });
    expect([count, problems]).toEqual([5, []]);
  }
});

test('a page is written as this site writes pages', async () => {
  expect(await read('tables/part-3/part-3.mdx')).toMatchSnapshot();
});

test('demos have JavaScript, previews and imports that can be erased', async () => {
  const demos = await Globby('docs/tables/**/*.tsx', { cwd: siteDir, absolute: true });
  const failed: string[] = [];
  for (const file of demos) {
    const code = await readFile(file, 'utf8');
    await toJavaScript(path.basename(file), code).catch(() => failed.push(path.basename(file)));
  }
  expect(failed.toSorted()).toEqual(['Sample10D.tsx', 'Sample20D.tsx']);
  const code = await read('tables/part-1/demos/Sample1A.tsx');
  expect(code).toMatchSnapshot();
  const { lines } = extractPreview(code);
  expect(lines && lines.to - lines.from).toBe(0);
  expect(await read('tables/part-1/demos/Sample1E.tsx')).toContain(
    "import { Component, type ReactNode } from 'react';",
  );
  expect(await read('tables/part-3/demos/Part3HomeTable.tsx')).toContain(
    'export default function Part3HomeTable()',
  );
});

test('pages are in the sidebar, and are not imported twice', async () => {
  const sidebar = await readFile(path.join(siteDir, 'sidebars.ts'), 'utf8');
  expect(sidebar.match(/pathname: '\/tables\/part-\d+'/g)).toHaveLength(20);
  const folder = path.join(siteDir, 'other');
  const version = {
    name: 'current',
    current: true,
    dir: path.join(siteDir, 'docs'),
  } as BuiltVersion;
  const again = await importDocs({ folder, to: 'tables', version, siteDir, format }, '/x/');
  expect(again.pages).toBe(0);
  expect(again.left[0]).toMatch(/part-1\.md:1: There is a page at \/tables\/part-1 already/);
});
