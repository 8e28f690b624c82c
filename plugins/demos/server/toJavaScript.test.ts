import { toJavaScript } from './toJavaScript';

const text = (...lines: string[]) => `${lines.join('\n')}\n`;

/** What the case is about, TypeScript, JavaScript. */
const cases: readonly [title: string, source: string, expected: string][] = [
  [
    'annotations',
    'const a: string = f(b as number, c!, d satisfies E);',
    'const a = f(b, c, d);\n',
  ],
  ['a const assertion', 'const a = [1] as const;', 'const a = [1];\n'],
  ['definite variables', 'let a!: string;', 'let a;\n'],
  ['casts in brackets', 'const a = <string>b + <any>c;', 'const a = b + c;\n'],
  [
    'a cast to an object in an arrow',
    'const f = () => <T>{ a: 1 };',
    'const f = () => ({ a: 1 });\n',
  ],
  [
    'a cast in a return that spans lines',
    'function f() {\n  return <T>\n    a;\n}',
    text('function f() {', '  return a;', '}'),
  ],
  [
    'casts in targets',
    '(a as any) = b;\n(a as any)++;\nfor ((a as any).b of c!) d();',
    text('a = b;', 'a++;', 'for (a.b of c) d();'),
  ],
  ['an end of a chain', 'a?.b!.c;\n(a?.b)!.c;', 'a?.b.c;\n(a?.b).c;\n'],
  ['a new of a cast', 'new (F as any)();\nnew F<T>;', 'new F();\nnew F();\n'],
  ['words that come to touch', 'a!in b;\na!instanceof b;', 'a in b;\na instanceof b;\n'],
  ['a number', '1!.toFixed();', '(1).toFixed();\n'],
  [
    'casts between operators',
    '(a + b as number * c);\n(a as T) < b;\n((-a as T) ** b);',
    text('(a + b) * c;', 'a < b;', '(-a) ** b;'),
  ],
  [
    'type arguments',
    'f<A>(b);\nf<A>`b`;\na?.b?.<A>(c);\nconst g = f<A>;',
    text('f(b);', 'f`b`;', 'a?.b?.(c);', 'const g = f;'),
  ],
  [
    'type arguments of an element',
    "f(<A<B> c={d as E}>it's {f!}</A>);",
    "f(<A c={d}>it's {f}</A>);\n",
  ],
  ['generic arrows', 'const f = <T,>(a: T): T => a;', 'const f = (a) => a;\n'],
  ['generic arrows outside of elements', 'const f = <T>(a: T) => <any>a;', 'const f = (a) => a;\n'],
  [
    'an async arrow with a type that spans lines',
    'const f = async <\n  T,\n>\n(a: T):\n  Promise<T> => a;',
    'const f = async (a) => a;\n',
  ],
  [
    'a comment before an arrow',
    'const f = (a): // b\n  T => a;',
    'const f = (a) =>\n  // b\n  a;\n',
  ],
  [
    'predicates and this',
    'function f(this: Window, a?: T): a is U {}\nfunction g(a: T): asserts a {}',
    text('function f(a) {}', 'function g(a) {}'),
  ],
  ['overloads', 'function f(a: string): void;\nfunction f(a: any) {}', 'function f(a) {}\n'],
  [
    'a class',
    text(
      'abstract class A<T> extends B<T> implements C, D {',
      '  private readonly a: string = b;',
      '  declare c: string;',
      '  [key: string]: unknown;',
      '  static override d?: T;',
      '  e!: T;',
      '  abstract f(): void;',
      '  g?(): void;',
      '  accessor h: T = 1;',
      '  protected async *i<U>(j: U): AsyncGenerator<U> {}',
      '  get k(): string {',
      "    return '';",
      '  }',
      '  l = (m: T): U => m;',
      '}',
    ),
    text(
      'class A extends B {',
      '  a = b;',
      '  static d;',
      '  e;',
      '  accessor h = 1;',
      '  async *i(j) {}',
      '  get k() {',
      "    return '';",
      '  }',
      '  l = (m) => m;',
      '}',
    ),
  ],
  [
    'fields that parameters declare',
    text(
      'class A extends B {',
      '  a = 1;',
      '  constructor(public readonly b: string, c: T, private d = 2) {',
      '    super(c); // e',
      '    f();',
      '  }',
      '}',
    ),
    text(
      'class A extends B {',
      '  b;',
      '  d;',
      '  a = 1;',
      '  constructor(b, c, d = 2) {',
      '    super(c); // e',
      '    this.b = b;',
      '    this.d = d;',
      '    f();',
      '  }',
      '}',
    ),
  ],
  [
    'decorators, which stay',
    '@a<T>() class B { @c() private d: T; }',
    '@a()\nclass B {\n  @c() d;\n}\n',
  ],
  [
    'enums',
    "export enum A { B, C = 5, D, // e\nF = 'g' }\nconst enum H { I = 1 << 2, J = I }",
    text(
      'export var A;',
      '(function (A) {',
      "  A[(A['B'] = 0)] = 'B';",
      "  A[(A['C'] = 5)] = 'C';",
      "  A[(A['D'] = 6)] = 'D'; // e",
      "  A['F'] = 'g';",
      '})(A || (A = {}));',
      'var H;',
      '(function (H) {',
      "  H[(H['I'] = 1 << 2)] = 'I';",
      "  H[(H['J'] = H.I)] = 'J';",
      '})(H || (H = {}));',
    ),
  ],
  [
    'namespaces',
    'namespace A.B { export const c: D = 1, e = { c }; export function f() { return c } }\nnamespace G { type H = 1 }',
    text(
      'var A;',
      '(function (A) {',
      '  let B;',
      '  (function (B) {',
      '    B.c = 1;',
      '    B.e = { c: B.c };',
      '    function f() {',
      '      return B.c;',
      '    }',
      '    B.f = f;',
      '  })((B = A.B || (A.B = {})));',
      '})(A || (A = {}));',
    ),
  ],
  [
    'what is declared elsewhere',
    "declare const a: string;\ndeclare global {\n  interface Window {}\n}\ndeclare module 'b';\ndeclare enum C { D }\ne();",
    'e();\n',
  ],
  [
    'imports of types',
    "import type A from 'a';\nimport { type B } from 'b';\nimport c, { type D, e } from 'c';\nimport { F, G } from 'f';\nimport 'g';\nconst h: F = c(e, G);",
    text(
      "import c, { e } from 'c';",
      "import { G } from 'f';",
      "import 'g';",
      'const h = c(e, G);',
    ),
  ],
  [
    'an import of a name that something else has',
    "import { a, b } from 'c';\nlet d: a;\nfunction e(a: string) { return a + b }",
    text("import { b } from 'c';", 'let d;', 'function e(a) {', '  return a + b;', '}'),
  ],
  [
    'React, which elements need',
    "import * as React from 'react';\nimport { FC } from 'react';\nconst A: FC = () => <b />;",
    text("import * as React from 'react';", 'const A = () => <b />;'),
  ],
  [
    'React, when only types need it',
    "import * as React from 'react';\nexport const a: React.Key = 1;",
    'export const a = 1;\n',
  ],
  [
    'exports of types',
    "interface A {}\nconst b = 1;\nexport { A, b };\nexport type { C } from 'c';\nexport type * from 'd';\nexport { type E, f } from 'e';\nexport default A;",
    text('const b = 1;', 'export { b };', "export { f } from 'e';"),
  ],
  [
    'modules of old',
    "import a = require('a');\nimport b = require('b');\nimport c = a.c;\nlet d: b.D;\nexport = c;",
    text("import a from 'a';", 'const c = a.c;', 'let d;', 'export default c;'),
  ],
  [
    'statements without a semicolon',
    'const a = b as T\n(c)\ntype D = 1\n[1].map(e)\nclass F {\n  g: T\n  [h] = 1\n}',
    text('const a = b;', 'c;', '[1].map(e);', 'class F {', '  g;', '  [h] = 1;', '}'),
  ],
  ['a type as a whole branch', 'if (a) type B = 1;\nelse c();', 'if (a) {\n} else c();\n'],
  [
    'what only looks like types',
    "const a = '<b>' + `as ${c as D} as` + /<e>as f/.source; // g as h\nas: for (;;) break as;",
    text("const a = '<b>' + `as ${c} as` + /<e>as f/.source; // g as h", 'as: for (;;) break as;'),
  ],
  [
    'comments and blank lines',
    text(
      "'use client';",
      "import type A from 'a';",
      '',
      '// About the props',
      'interface Props { a: string /* goes */ }',
      '',
      '',
      'const b: /* why */ string = c; // ends',
      'type D = 1;',
      'const e = 2;',
    ),
    text(
      "'use client';",
      '',
      '// About the props',
      '',
      'const b /* why */ = c; // ends',
      'const e = 2;',
    ),
  ],
  ['a start that goes', "import type A from 'a';\n\nconst b: A = 1;", 'const b = 1;\n'],
  ['a script', '#!/usr/bin/env node\nlet a: string;', '#!/usr/bin/env node\nlet a;\n'],
  [
    'other line ends and marks',
    '\uFEFFlet a: string;\r\n\r\ninterface B {}\r\nlet c;\r\n',
    'let a;\n\nlet c;\n',
  ],
  ['nothing', '', ''],
  ['comments alone', '// a\n\n/* b */\n', '// a\n\n/* b */\n'],
  [
    'JavaScript with its imports',
    "import a from 'b';\n\nf(c < d, e > (g || h));\n",
    "import a from 'b';\n\nf(c < d, e > (g || h));\n",
  ],
];

test.each(cases)('converts %s', async (_title, source, expected) => {
  const javaScript = await toJavaScript(source);
  expect(javaScript).toBe(expected);
  expect(await toJavaScript(javaScript)).toBe(expected);
});

test.each([
  ['let a = ;', '1:9: Expression expected.'],
  ['let a: string;\n\nf(a b)', "3:5: ',' expected."],
  ['interface A {}\nlet a: string;\nlet a;\nconst f = (b\n  => b);', '5:3: Unexpected token'],
])('says where %j cannot be read', async (source, problem) => {
  await expect(toJavaScript(source)).rejects.toThrow(`The TypeScript cannot be read at ${problem}`);
});
