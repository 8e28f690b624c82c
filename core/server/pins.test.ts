// cspell:ignore reakt
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { library } from '@site/library';
import { checkLiteralVersions, fillVersions } from './pins';

const [first = '', second = ''] = Object.keys(library.packages);
const pins = { [first]: '8.11.0', [second]: '8.10.1', react: '19.2.9' };

let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'pins-'));
  await mkdir(path.join(dir, 'docs/grid'), { recursive: true });
  await writeFile(path.join(dir, 'docs/package.json'), JSON.stringify({ dependencies: pins }));
});

afterAll(() => rm(dir, { recursive: true }));

const fill = (text: string, file = 'docs/grid/rows.mdx') =>
  fillVersions(text, path.join(dir, file));

test('a page says which versions its version pins', () => {
  const text = `title: To {{version}}\n\nnpm install ${second}@{{version ${second}}} react@{{version react}}`;
  const filled = `title: To 8.11.0\n\nnpm install ${second}@8.10.1 react@19.2.9`;
  expect(fill(text)).toBe(filled);
  const translated = 'i18n/zh/docusaurus-plugin-content-docs/current/grid/rows.mdx';
  expect(fill(text, translated)).toBe(filled);
});

test('what else is in two braces stays', () => {
  const text = '<div style={{ color: "red" }}>{{versions}}</div>';
  expect(fill(text)).toBe(text);
});

test('a package that is not pinned is named with its line', () => {
  let error: unknown;
  try {
    fill('Text.\n\n{{version reakt}}');
  } catch (thrown) {
    error = thrown;
  }
  expect(error).toMatchObject({
    message:
      "{{version reakt}} names no package that its version's package.json pins. Did you mean {{version react}}?",
    line: 3,
  });
});

test('a version that would be wrong after an update is named with what to write', () => {
  const lines = [
    `npm install ${first}@8.11.0`,
    'Since v8.11.0, 18.11.0, 8.11.0-beta and 8.11.01 are others, as is React 19.2.9.',
    `Pinned at 8.10.1.`,
  ];
  const advice = (version: string, instead: string) =>
    `"${version}" is only right until the next update. Write ${instead}, or v${version} where that release is meant for good.`;
  expect(checkLiteralVersions({ file: 'a.mdx', text: lines.join('\n') }, pins)).toEqual([
    `a.mdx:1: ${advice('8.11.0', '{{version}}')}`,
    `a.mdx:3: ${advice('8.10.1', `{{version ${second}}}`)}`,
  ]);
});
