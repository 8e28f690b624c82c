import { reference } from '../../../../library';
import { parseJsDoc } from './jsDoc';

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
    'See {@link https://a.dev/x the docs}, {@link https://a.dev/y}, {@link GridApi} and [[GridColDef]].',
  );
  expect(description).toBe(
    'See [the docs](https://a.dev/x), https://a.dev/y, `GridApi` and `GridColDef`.',
  );
});
