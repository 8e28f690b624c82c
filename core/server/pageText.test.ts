import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { VFile } from 'vfile';
import { parsePage } from './mdx';
import { extractPageContent, readPageTexts, refuseBrokenSyntax } from './pageText';

describe('the content of a page', () => {
  const extract = (text: string) => extractPageContent(parsePage(new VFile(text)));

  test('has headings with their levels, lines and anchors', () => {
    const { headings, anchors } = extract(
      '## Sort `rows`\n\n## Sort `rows`\n\n### 安装 {/* #install */}\n',
    );
    expect(headings).toEqual([
      { depth: 2, text: 'Sort rows', line: 1, id: 'sort-rows', hasOwnId: false },
      { depth: 2, text: 'Sort rows', line: 3, id: 'sort-rows-1', hasOwnId: false },
      { depth: 3, text: '安装', line: 5, id: 'install', hasOwnId: true },
    ]);
    expect(anchors).toEqual(['sort-rows', 'sort-rows-1', 'install']);
  });

  test('has links, images and elements with their lines, but none from code', () => {
    const { links, images, elements, anchors, demos, names } = extract(
      [
        "import Anatomy from './anatomy.svg';",
        '',
        '[a](./a.mdx) `[b](./b.mdx)`',
        '<div id="here"><a href="/c">c</a></div>',
        '',
        '![d](./d.png)',
        '',
        '<Demo name="First" height={1} />',
      ].join('\n'),
    );
    expect(links).toEqual([
      { url: './a.mdx', line: 3 },
      { url: '/c', line: 4 },
    ]);
    expect(images).toEqual([{ url: './d.png', line: 6 }]);
    expect(elements.map(({ name, line }) => `${name} ${line}`)).toEqual(['div 4', 'a 4', 'Demo 8']);
    expect(anchors).toEqual(['here']);
    expect(demos).toEqual(['First']);
    expect(names).toEqual(['Anatomy']);
  });
});

describe('the pages of a version', () => {
  const translated = 'i18n/zh/docusaurus-plugin-content-docs/current';
  let siteDir: string;

  async function write(file: string, text: string): Promise<void> {
    await mkdir(path.dirname(path.join(siteDir, file)), { recursive: true });
    await writeFile(path.join(siteDir, file), text);
  }

  beforeEach(async () => {
    siteDir = await mkdtemp(path.join(tmpdir(), 'texts-'));
    await write('docs/a.mdx', '---\ntitle: A\nslug: /a\n---\n\n## One\n');
    await write('docs/b.mdx', '---\ntitle: B\nslug: /b\n---\n\n<Broken\n');
    await write(`${translated}/a.mdx`, '---\ntitle: 甲\nslug: /a\n---\n\n## 一\n');
  });

  afterEach(() => rm(siteDir, { recursive: true }));

  const read = (language: string) =>
    readPageTexts({ name: 'current', dir: path.join(siteDir, 'docs'), language }, siteDir);

  test('have lines that count from the top of the file; a page that cannot be parsed is a problem', async () => {
    const { pages, problems } = await read('en');
    expect(pages).toMatchObject([
      {
        file: 'docs/a.mdx',
        keyLines: { title: 2, slug: 3 },
        headings: [{ depth: 2, text: 'One', line: 6 }],
      },
    ]);
    expect(problems).toEqual([
      expect.stringMatching(/^docs\/b\.mdx:\d+: the page cannot be read: /),
    ]);
  });

  test('are translated where there is a translation', async () => {
    const { pages } = await read('zh');
    expect(pages).toMatchObject([
      { file: `${translated}/a.mdx`, englishFile: 'docs/a.mdx', frontMatter: { title: '甲' } },
    ]);
  });

  test('keep the anchors of the English page, also those that the translation has lost', async () => {
    await write('docs/a.mdx', '---\ntitle: A\nslug: /a\n---\n\n## One\n\n## New {/* #new */}\n');
    await write(
      `${translated}/a.mdx`,
      '---\ntitle: 甲\nslug: /a\n---\n\n## 一 {/* #one */}\n\n<div id="own" />\n',
    );
    const { pages } = await read('zh');
    expect(pages[0]?.anchors).toEqual(['one', 'own', 'new']);
  });
});

describe('a page with broken syntax', () => {
  test.each(['\n', '\r\n'])(
    'is refused with the line of its file and the text there (%j)',
    (end) => {
      const text = ['---', 'title: A', '---', '', 'A {brace of} ducks.'].join(end);
      expect(() => refuseBrokenSyntax(text, 'docs/a.mdx')).toThrow(
        /^docs\/a\.mdx:5: the page cannot be read: .*\n {2}A \{brace of\} ducks\.$/,
      );
    },
  );

  test('is none where all is right, whatever the front matter says', () => {
    const text = '---\ntitle: "{A"\n---\n\nTwo {1 + 1} ducks.\n';
    expect(() => refuseBrokenSyntax(text, 'docs/a.mdx')).not.toThrow();
  });
});
