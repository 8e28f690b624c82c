import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type ts from 'typescript';
import { reference } from '@site/library';
import { parseJsDoc, readPageDoc, toDefault } from './jsDoc';
import { compileFixture } from './testing/compileFixture';

const parse = (comment: string) => parseJsDoc(comment, reference);

test('the description keeps its lines and lists, without stars', () => {
  const comment = `/**
   * Set the density.
   * - 'compact'
   * - 'standard'
   *
   * More of it.
   */`;
  expect(parse(comment).description).toBe(
    "Set the density.\n- 'compact'\n- 'standard'\n\nMore of it.",
  );
});

test('a note to do is left out', () => {
  expect(
    parse('/**\n * Gets the ids.\n * TODO next major: rename?\n * @returns The ids.\n */'),
  ).toEqual({ description: 'Gets the ids.', tags: [{ name: 'returns', text: 'The ids.' }] });
});

test('a comment in one line is read', () => {
  expect(parse('/** Styles of the root. */').description).toBe('Styles of the root.');
});

test('stars of a list stay in a comment that has no stars of its own', () => {
  expect(parse('One:\n* two\n@default 2').description).toBe('One:\n* two');
});

test('tags are told apart, and what looks like one in a value is none', () => {
  const { tags } = parse(`/**
   * The query.
   * @default '@media (pointer: fine)'
   * @param {string} name The name,
   * on two lines.
   * @ignore - do not document.
   */`);
  expect(tags).toEqual([
    { name: 'default', text: "'@media (pointer: fine)'" },
    { name: 'param', text: '{string} name The name,\non two lines.' },
    { name: 'ignore', text: '- do not document.' },
  ]);
});

test('a decorator in an example is no tag', () => {
  const { tags } = parse('Text\n@example\n```ts\n@decorate\n```');
  expect(tags.map(({ name }) => name)).toEqual(['example']);
});

test('links and names become Markdown', () => {
  const { description } = parse(
    'See {@link https://a.dev/x the docs}, {@link https://a.dev/y}, {@link TableApi} and [[TableColDef]].',
  );
  expect(description).toBe(
    'See [the docs](https://a.dev/x), https://a.dev/y, `TableApi` and `TableColDef`.',
  );
});

test.each([
  ['@default 1', '1'],
  ['@defaultValue `md`', 'md'],
  ["Its size. @default `'sm'`", "'sm'"],
  ['Its size. @defaultValue `2`', '2'],
  ['Write `@default x` for it.', null],
])('the default of %j is %j', (comment, expected) => {
  expect(toDefault(parse(comment))).toBe(expected);
});

test('a component without a description has that of its props, or of the README beside it', () => {
  const { checker, find } = compileFixture(`
/** Starts an action. */
export interface ButtonProps { size: number }
export declare function Button(props: ButtonProps): React.JSX.Element;
/** Opens. */
export declare function Link(props: ButtonProps): React.JSX.Element;
/** The props of a menu. */
export interface MenuProps { size: number }
export declare function Menu(props: MenuProps): React.JSX.Element;
export interface MarkProps { size: number }
export declare function Mark(props: MarkProps): React.JSX.Element;
`);
  const describe = (name: string, props: string) =>
    readPageDoc(find(name), { checker, reference }, find(props)).description;
  expect(describe('Button', 'ButtonProps')).toBe('Starts an action.');
  expect(describe('Link', 'ButtonProps')).toBe('Opens.');
  expect(describe('Menu', 'MenuProps')).toBe('');
  expect(describe('Mark', 'MarkProps')).toBe('');
  const dir = mkdtempSync(path.join(tmpdir(), 'readme-'));
  writeFileSync(path.join(dir, 'README.md'), '# Mark\n\n[![npm](a.svg)](b)\n\nMarks `text`.\n');
  const mark = find('Mark');
  const [declaration] = mark.declarations ?? [];
  jest.spyOn(declaration as ts.Declaration, 'getSourceFile').mockReturnValue({
    fileName: path.join(dir, 'Mark.d.ts'),
    statements: [] as unknown,
  } as ts.SourceFile);
  expect(describe('Mark', 'MarkProps')).toBe('Marks `text`.');
  rmSync(dir, { recursive: true });
});
