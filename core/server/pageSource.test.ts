import { mkdtempSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readPageSource, toReadProblem } from './pageSource';

const file = path.join(mkdtempSync(path.join(tmpdir(), 'source-')), 'a.mdx');

const page = '---\ntitle: Text.\n# A comment.\nslug: /a\n---\n\nText.\n';

test.each([
  ['as they are', page],
  ['with a byte order mark and Windows line endings', `\uFEFF${page.replaceAll('\n', '\r\n')}`],
])('front matter and text are read %s, with their lines', async (_how, text) => {
  await writeFile(file, text);
  expect(await readPageSource(file)).toEqual({
    text: page,
    frontMatter: { title: 'Text.', slug: '/a' },
    keyLines: { title: 2, slug: 4 },
    content: '\n'.repeat(6) + 'Text.',
  });
});

test('a page without front matter is text', async () => {
  await writeFile(file, 'Text.\n');
  expect(await readPageSource(file)).toEqual({
    text: 'Text.\n',
    frontMatter: {},
    keyLines: {},
    content: 'Text.',
  });
});

test.each([
  [
    'front matter that is not YAML',
    '---\ntitle: "A\n---\n',
    /^a\.mdx:3: the page cannot be read: unexpected end/,
  ],
  [
    'another encoding',
    Buffer.from('Größe', 'latin1'),
    'a.mdx: the page cannot be read: it is not UTF-8. Save it in that encoding.',
  ],
])('%s is named', async (_what, content, problem) => {
  await writeFile(file, content);
  const failed = await readPageSource(file).catch((error: Error) => toReadProblem('a.mdx', error));
  expect(failed).toEqual(typeof problem === 'string' ? problem : expect.stringMatching(problem));
});

test.each([
  [
    '---\ntitle: Rows: all\n---\n',
    'a.mdx:2: the page cannot be read: bad indentation of a mapping entry. Put text with a colon between quotes.\n  title: Rows: all',
  ],
  [
    '---\ntitle: A\nslug: /a\ntitle: B\n---\n',
    'a.mdx:4: the page cannot be read: duplicated mapping key\n  title: B',
  ],
])('the text of the line with a mistake is shown: %j', async (text, problem) => {
  await writeFile(file, text);
  const failed = await readPageSource(file).catch((error: Error) =>
    toReadProblem('a.mdx', error, text),
  );
  expect(failed).toBe(problem);
});

test('a page whose front matter is wrong is refused each time it is read', async () => {
  await writeFile(file, '---\ntitle: Cells: all\n---\n\nText.\n');
  // Docusaurus's parser remembers nothing in Jest.
  jest.replaceProperty(process, 'env', { ...process.env, JEST_WORKER_ID: undefined });
  await expect(readPageSource(file)).rejects.toThrow('bad indentation');
  await expect(readPageSource(file)).rejects.toThrow('bad indentation');
  jest.restoreAllMocks();
});
