import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Remember } from '../../../core/server/diskCache';
import { type MarkdownFile, renderPages, renderDemoPages } from './renderPages';

let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'pages-'));
});

afterAll(() => rm(dir, { recursive: true }));

describe('the Markdown of a page is made again', () => {
  const kept = new Map<string, MarkdownFile[]>();
  const remember: Remember<MarkdownFile[]> = async (inputs, make) => {
    const key = JSON.stringify(inputs);
    const value = kept.get(key) ?? (await make());
    kept.set(key, value);
    return value;
  };

  /** Renders a page with a demo, which is or isn't the one that was rendered before. */
  async function render({ text = 'Text.', code = 'a;', inputs = '', title = 'Page' } = {}) {
    const file = path.join(dir, 'page.mdx');
    await writeFile(file, `---\ntitle: Page\n---\n\n${text}\n\n<Demo name="First" height={1} />\n`);
    const files = [{ name: 'First.tsx', code }];
    const page = { file, permalink: '/x/page', title, description: '', frontMatter: {} };
    return renderPages({
      pages: [page],
      transformers: [],
      inputs,
      remember,
      context: {
        origin: '',
        comparisonUrl: '',
        demos: new Map([
          [path.join(dir, 'demos/First'), { TS: files, JS: files }],
          [path.join(dir, 'demos/Other'), { TS: [{ name: 'Other.tsx', code }], JS: [] }],
        ]),
        labels: new Map(),
        texts: {},
        resolve: () => '',
      },
    });
  }

  beforeEach(async () => {
    kept.clear();
    await render();
  });

  test.each([
    ['its text', { text: 'Mended.' }],
    ['a demo that it shows', { code: 'b;' }],
    ['its title', { title: 'Other' }],
    ['what all pages depend on', { inputs: 'other' }],
  ])('after a change of %s', async (_what, change) => {
    await render(change);
    expect(kept.size).toBe(2);
  });

  test('not when nothing changed', async () => {
    await render();
    expect(kept.size).toBe(1);
  });

  test('in each build when it has drawings, which are files of their own', async () => {
    kept.clear();
    await render({ text: 'See [the drawing](/img/drawing.svg).' });
    expect(kept.size).toBe(0);
  });
});

test('a demo page is its files, in both languages', () => {
  const template = {
    slug: '/templates/sign-in',
    demo: 'SignIn',
    title: 'Sign in',
    description: 'A form to sign in with.',
  };
  const demos = new Map([
    [
      'SignIn',
      {
        TS: [{ name: 'SignIn.tsx', code: 'const a: number = 1;\n' }],
        JS: [{ name: 'SignIn.js', code: 'const a = 1;\n' }],
      },
    ],
  ]);
  const [typescript, javascript] = renderDemoPages([template], demos, '/x/');
  expect(typescript?.pathname).toBe('/x/templates/sign-in.md');
  expect(typescript?.text).toMatchInlineSnapshot(`
"# Sign in

A form to sign in with.

\`\`\`tsx title="SignIn.tsx"
const a: number = 1;
\`\`\`
"
`);
  expect(javascript?.pathname).toBe('/x/templates/sign-in.js.md');
  expect(javascript?.text).toContain('```jsx title="SignIn.js"\nconst a = 1;');
});
