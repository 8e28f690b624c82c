import { VFile } from 'vfile';
import { parsePage } from '../../../core/server/mdx';
import type { DemoFiles, MarkdownPage } from '../types';
import { renderPage } from './renderPage';

const page: MarkdownPage = {
  file: '/site/docs/rows.mdx',
  permalink: '/x/rows',
  title: 'Rows',
  description: 'What a row is.',
  frontMatter: {},
};

const demos: DemoFiles = new Map([
  [
    '/site/docs/demos/RowHeights',
    {
      TS: [
        { name: 'RowHeights.tsx', code: 'const height: number = 3;\n' },
        { name: 'rows.css', code: '.a {}\n' },
      ],
      JS: [{ name: 'RowHeights.js', code: 'const height = 3;\n' }],
    },
  ],
]);

function render(text: string, more: Partial<MarkdownPage> = {}, variant: 'TS' | 'JS' = 'TS') {
  const file = new VFile({ path: 'docs/rows.mdx', value: text });
  const drawings = new Map([['Anatomy', 'A grid from top to bottom.']]);
  return renderPage(
    { page: { ...page, ...more }, file, tree: parsePage(file), drawings },
    {
      demos,
      variant,
      origin: 'https://a.com',
      comparisonUrl: 'https://a.com/x/api/compare',
      labels: new Map([
        ['v7', 'v7'],
        ['current', '8.11.0'],
      ]),
      texts: { 'theme.admonition.tip': 'Good to know' },
      resolve: (_page, url) => (url.includes('nothing') ? undefined : `https://a.com/${url}`),
    },
  );
}

/** What is below the title and the description. */
const renderBody = (text: string, variant?: 'TS' | 'JS') =>
  render(text, {}, variant).replace('# Rows\n\nWhat a row is.\n\n', '');

const tabs = `<Tabs groupId="a">
<TabItem value="npm" label="With npm">

Run it.

</TabItem>
<TabItem value="yarn">

- a

</TabItem>
</Tabs>`;

test.each([
  ['text keeps its marks', 'A **b** _c_ `d` and 2 \\* 3.', 'A **b** *c* `d` and 2 \\* 3.\n'],
  ['the id of a heading', '## Team plan {/* #pro-plan */}', '## Team plan\n'],
  ['imports and comments', "import A from './a.svg';\n\n{/* to do */}\n\nText", 'Text\n'],
  ['a drawing', '<Anatomy className="diagram" />', '*A grid from top to bottom.*\n'],
  [
    'code with a title',
    '```tsx {2} title="App.tsx" showLineNumbers\na\n```',
    '```tsx title="App.tsx"\na\n```\n',
  ],
  ['commands', '```bash npm2yarn\nnpm install a\n```', '```bash\nnpm install a\n```\n'],
  [
    'a table',
    '| a   |  b |\n| --- | -: |\n| `c` | [d](e) |',
    '| a | b |\n| - | -: |\n| `c` | [d](https://a.com/e) |\n',
  ],
  ['an admonition', ':::warning\nMind it.\n:::', '> **Warning**\n>\n> Mind it.\n'],
  [
    'an admonition with a title',
    ':::info[Since `v7`]\n\n- a\n\n:::',
    '> **Since `v7`**\n>\n> - a\n',
  ],
  ['an admonition in another language', ':::tip\nDo.\n:::', '> **Good to know**\n>\n> Do.\n'],
  ['a word after a colon', 'At 8:thirty and a:b[c].', 'At 8:thirty and a:b\\[c].\n'],
  ['tabs', tabs, '**With npm**\n\nRun it.\n\n**yarn**\n\n- a\n'],
  ['a link by its name', '[a][b]\n\n[b]: ./c.mdx#d', '[a][b]\n\n[b]: https://a.com/./c.mdx#d\n'],
  ['a picture', '![A list](/img/a.png)', '![A list](https://a.com//img/a.png)\n'],
  ['a text in braces', "a{' '}b<br />c", 'a b\\\nc\n'],
  [
    'a demo',
    'See:\n\n<Demo name="RowHeights" height={320} />',
    'See:\n\n**[Row heights](https://a.com/x/rows#RowHeights)**\n\n```tsx title="RowHeights.tsx"\nconst height: number = 3;\n```\n\n```css title="rows.css"\n.a {}\n```\n',
  ],
  [
    'changes of the API',
    '<ApiChanges product="graphs" from="v7" to="current" counts={{"added":3,"removed":0,"plan":1}} />',
    'Graphs API changes from v7 to 8.11.0: 3 added, 1 plan changed. [See all changes](https://a.com/x/api/compare?from=v7\\&to=8.11.0\\&product=graphs)\n',
  ],
])('%s', (_name, text, markdown) => {
  expect(renderBody(text)).toBe(markdown);
});

test('a demo in JavaScript', () => {
  expect(renderBody('<Demo name="RowHeights" height={320} />', 'JS')).toContain(
    '```jsx title="RowHeights.js"\nconst height = 3;\n```\n',
  );
});

test('a page about a paid plan says so', () => {
  expect(render('', { frontMatter: { plan: 'pro' } })).toBe(
    '# Rows\n\nWhat a row is.\n\nTeam plan.\n',
  );
});

test('lists the line of all that cannot be Markdown', () => {
  const text = [
    '<Graph />',
    '<Demo name="Rows" height={1} />',
    '{1 + 1}',
    '[a](nothing.mdx)',
    ':::success\na\n:::',
  ].join('\n\n');
  expect(() => render(text)).toThrow(
    `docs/rows.mdx:1: No Markdown rule for <Graph>. Write it as Markdown, or add a rule to plugins/markdown-export/server/elements.ts.
docs/rows.mdx:3: There is no demo "Rows". Write demos/Rows.tsx beside the page.
docs/rows.mdx:5: {1 + 1} is code, which Markdown doesn't run. Write its result.
docs/rows.mdx:7: nothing.mdx isn't a page of this version. Correct the link.
docs/rows.mdx:9: ":::success" is unknown. Use one of: note, tip, info, warning, danger, caution.`,
  );
});
