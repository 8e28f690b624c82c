import { parseModule } from './parseModule';

const parse = (code: string) => parseModule('/a.js', code);

test('tells imports by their local names', () => {
  const { imports } = parse(
    `import a, { b, c as d } from './x.js'; import * as React from 'react';`,
  );
  expect(Object.fromEntries(imports)).toEqual({
    a: { from: './x.js', name: 'default' },
    b: { from: './x.js', name: 'b' },
    d: { from: './x.js', name: 'c' },
  });
});

test('tells exports by the names that others see', () => {
  const { exports, stars } = parse(`
    const a = 1, b = 2;
    export const c = 3;
    export function d() {}
    export { a, b as e };
    export { f as g } from './x.js';
    export * from './y.js';
    export default function h() {}
  `);
  expect(Object.fromEntries(exports)).toEqual({
    a: { from: null, name: 'a' },
    c: { from: null, name: 'c' },
    d: { from: null, name: 'd' },
    default: { from: null, name: 'h' },
    e: { from: null, name: 'b' },
    g: { from: './x.js', name: 'f' },
  });
  expect(stars).toEqual(['./y.js']);
});

test('keeps declarations of the top level alone', () => {
  const { declarations } = parse(
    'const a = () => { const inner = 1; }; function b() {} class C {}',
  );
  expect([...declarations.keys()]).toEqual(['a', 'b', 'C']);
});

test('names the value that is exported by default', () => {
  const { declarations, exports } = parse('export default 1;');
  expect(exports.get('default')).toEqual({ from: null, name: 'default' });
  expect([...declarations.keys()]).toEqual(['default']);
});

test.each([
  ['a plain assignment', 'A.propTypes = {};'],
  ['a condition', 'process.env.NODE_ENV !== "production" ? A.propTypes = {} : void 0;'],
  ['a statement of one', 'if (process.env.NODE_ENV !== "production") { A.propTypes = {}; }'],
  ['a sequence of a minifier', 'x(), A.propTypes = {};'],
])('finds prop types in %s', (_, code) => {
  expect([...parse(code).propTypes.keys()]).toEqual(['A']);
});

test('takes no prop types from inside a function', () => {
  expect(parse('function f() { A.propTypes = {}; }').propTypes.size).toBe(0);
});
