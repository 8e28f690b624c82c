import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER, Globby } from '@docusaurus/utils';
import type { Nodes, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { siteDir } from '../../core/server/files';
import { listTranslatedPages, toEnglishFile } from '../../core/server/translatedPages';
import { findVersion } from '../../core/server/versions';
import site from '../../site';
import { remarkApiChanges } from '../../plugins/api-reference/server/apiChanges';
import type { ApiFile } from '../../plugins/api-reference/server/prepareApis';
import { remarkApiLinks } from '../../plugins/api-reference/server/remarkApiLinks';
import { readTemplates } from '../../plugins/templates/server/templates';
import { remarkTemplates } from '../../plugins/templates/server/gallery';
import type { DemoFiles, MarkdownPage } from '../../plugins/markdown-export/types';
import { createLinkResolver } from '../../plugins/markdown-export/server/linkResolver';
import { renderPages } from '../../plugins/markdown-export/server/renderPages';

const names = site.versions.map(({ name }) => name);
let dir: string;
let versions: ApiFile[];

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'apis-'));
  const file = path.join(dir, 'api.json');
  versions = site.versions.map(({ name }) => ({ version: findVersion(site, name, siteDir), file }));
  await writeFile(file, '{ "apis": [] }');
});

afterAll(() => rm(dir, { recursive: true }));

async function readPage(file: string): Promise<MarkdownPage> {
  const fileContent = await readFile(file, 'utf8');
  const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({ filePath: file, fileContent });
  const { slug, title, description } = frontMatter as Record<string, string>;
  return {
    file,
    permalink: `/x${slug}`,
    title: title ?? '',
    description: description ?? '',
    frontMatter,
  };
}

/** The demos of a version, each as one empty file: what becomes of their code is known. */
async function listDemoFiles(versionDir: string): Promise<DemoFiles> {
  const demos = await Globby(['**/demos/*.tsx', 'templates/*/*.tsx'], {
    cwd: versionDir,
    absolute: true,
    ignore: ['**/node_modules/**'],
  });
  return new Map(
    demos.map((file) => {
      const files = [{ name: path.basename(file), code: '' }];
      return [file.replace('.tsx', ''), { TS: files, JS: files }];
    }),
  );
}

/** The pages of a version, those of its translations instead of the English ones. */
async function readPages(name: string): Promise<MarkdownPage[]> {
  const version = findVersion(site, name, siteDir);
  const english = await Globby('**/*.mdx', {
    cwd: version.dir,
    absolute: true,
    ignore: ['**/node_modules/**'],
  });
  const translated = (await listTranslatedPages(siteDir, version)).map((file) =>
    path.join(siteDir, file),
  );
  const replaced = new Set(translated.map(toEnglishFile));
  const files = [...english.filter((file) => !replaced.has(file)), ...translated];
  return Promise.all(files.map(readPage));
}

/** Lists of methods come from the extracted API, which has tests of its own. */
function dropApiMethods(tree: Root): void {
  tree.children = tree.children.filter(
    (node) => !(node.type === 'mdxJsxFlowElement' && node.name === 'ApiMethods'),
  );
}

const collectNodes = (node: Nodes): Nodes[] => [
  node,
  ...('children' in node ? node.children.flatMap(collectNodes) : []),
];

test.each(names)('every page of %s becomes Markdown, all of it', async (name) => {
  const { dir: versionDir } = findVersion(site, name, siteDir);
  const pages = await readPages(name);
  const origin = 'https://docs.example.com';
  const files = await renderPages({
    pages,
    transformers: [
      remarkTemplates({
        templates: await readTemplates(versionDir),
        translate: (english) => english,
      }),
      dropApiMethods,
      remarkApiLinks({
        apis: [{ name: 'DataGrid', kind: 'component', product: 'data-grid', plan: null }],
      }),
      remarkApiChanges({ versions, planSuffixes: ['Pro', 'Premium'] }),
    ],
    inputs: '',
    remember: (_inputs, make) => make(),
    context: {
      origin,
      comparisonUrl: origin,
      demos: await listDemoFiles(versionDir),
      labels: new Map(),
      texts: {},
      resolve: createLinkResolver({
        origin,
        basePath: '/x/',
        dir: versionDir,
        pages,
        others: [],
      }),
    },
  });
  expect(files.length).toBeGreaterThan(pages.length);
  const wrong = files.flatMap(({ pathname, text }) => {
    const tree: Root = unified().use(remarkParse).use(remarkGfm).parse(text);
    const found = collectNodes(tree).filter(
      (node) =>
        node.type === 'html' ||
        (node.type === 'text' && /^(?:import \S+ from |:::|\{)/.test(node.value)) ||
        ('url' in node && !/^(?:https?|mailto):/.test(node.url)),
    );
    return found.map((node) => `${pathname}: ${JSON.stringify(node)}`);
  });
  expect(wrong).toEqual([]);
});
