import { runInNewContext } from 'node:vm';
import { renderCodeVariantScript } from './renderCodeVariantScript';

/** Runs the script on a page and returns the attributes that it set. */
function run(hash: string, cookie: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  const documentElement = {
    setAttribute: (name: string, value: string) => void (attributes[name] = value),
  };
  runInNewContext(renderCodeVariantScript(), {
    location: { hash },
    document: { cookie, documentElement },
  });
  return attributes;
}

test.each([
  ['', '', {}],
  ['', 'codeVariant=JS', { 'data-code-variant': 'JS' }],
  ['', 'a=b; codeVariant=JS; c=d', { 'data-code-variant': 'JS' }],
  ['', 'myCodeVariant=JS', {}],
  ['', 'codeVariant=JSX', {}],
  ['#Demo.js', '', { 'data-code-variant': 'JS' }],
  ['#Demo.js:4-6', 'codeVariant=TS', { 'data-code-variant': 'JS' }],
  ['#Demo.tsx', 'codeVariant=JS', {}],
])('at %s with the cookie "%s"', (hash, cookie, expected) => {
  expect(run(hash, cookie)).toEqual(expected);
});

test('does without cookies where they are blocked', () => {
  const blocked = {
    location: { hash: '' },
    get document() {
      throw new Error('blocked');
    },
  };
  expect(() => runInNewContext(renderCodeVariantScript(), blocked)).not.toThrow();
});
