// cspell:ignore sortmodel
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { extractSections, readGuides } from './guides';

const page = `
Text about \`rows\` and <b>more</b>.

<Demo name="FirstGrid" height={280} />

## Set the \`sortModel\` of [a grid](/x/sort)

Call \`apiRef.current.sort\` with \`getRows()\`.

\`\`\`tsx
## No heading
const a = \`code\`;
\`\`\`

#### Too deep {/* #deep */}

It is about \`deeper\`.

### Chosen anchor {/* #own-anchor */}

## Limits
### Limits
`;

test('finds headings with the anchors that they get, and the names that are marked as code', () => {
  expect(extractSections(page)).toEqual([
    { anchor: '', heading: '', names: ['rows'], demos: ['FirstGrid'] },
    {
      anchor: 'set-the-sortmodel-of-a-grid',
      heading: 'Set the sortModel of a grid',
      names: ['sortModel', 'apiRef', 'current', 'sort', 'deeper'],
      demos: [],
    },
    { anchor: 'own-anchor', heading: 'Chosen anchor', names: [], demos: [] },
    { anchor: 'limits', heading: 'Limits', names: [], demos: [] },
    { anchor: 'limits-1', heading: 'Limits', names: [], demos: [] },
  ]);
});

test('code is in a fence until one of the same marks that is as long closes it', () => {
  const sections = extractSections(
    [
      '````md',
      '```js',
      '## In code',
      '```',
      '## Still in code',
      '````',
      '## After it',
      '~~~',
      '```',
      '~~~js',
      '## In code',
      '~~~~',
      '```one line``` of `text`',
      '### Last',
    ].join('\n'),
  );
  expect(sections.map(({ heading }) => heading)).toEqual(['', 'After it', 'Last']);
});

test('reads what else people call a page', async () => {
  const siteDir = await mkdtemp(path.join(tmpdir(), 'guides-'));
  await writeFile(path.join(siteDir, 'page.mdx'), '---\ntitle: T\n---\n\n## Heading\n');
  const toDoc = (frontMatter: Record<string, unknown>) => {
    const slug = '/sorting';
    return { slug, title: slug, description: '', source: '@site/page.mdx', frontMatter };
  };
  const guides = await readGuides([toDoc({ keywords: ['order by'] }), toDoc({})], siteDir);
  await rm(siteDir, { recursive: true });
  expect(guides.map(({ keywords }) => keywords)).toEqual([['order by'], []]);
  expect(guides[0]?.sections.map(({ anchor }) => anchor)).toEqual(['', 'heading']);
});
