import { toJavaScript } from './javaScript';

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
  [
    'an async arrow with a type that spans lines',
    'const f = async <\n  T,\n>\n(a: T):\n  Promise<T> => a;',
    'const f = async (a) => a;\n',
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
    'decorators, which stay',
    '@a<T>() class B { @c() private d: T; }',
    '@a()\nclass B {\n  @c() d;\n}\n',
  ],
  [
    'what is declared elsewhere',
    "declare const a: string;\ndeclare global {\n  interface Window {}\n}\ndeclare module 'b';\ndeclare enum C { D }\ne();",
    'e();\n',
  ],
  [
    'imports of types',
    "import type A from 'a';\nimport { type B } from 'b';\nimport c, { type D, e } from 'c';\nimport f from 'f';\nimport {} from 'g';\nimport 'h';\nconst i: A = c(e);",
    text(
      "import c, { e } from 'c';",
      "import f from 'f';",
      "import {} from 'g';",
      "import 'h';",
      'const i = c(e);',
    ),
  ],
  [
    'exports of types',
    "export interface A {}\nconst b = 1;\nexport { type A, b };\nexport type { C } from 'c';\nexport type * from 'd';\nexport { type E, f } from 'e';",
    text('const b = 1;', 'export { b };', "export { f } from 'e';"),
  ],
  [
    'statements without a semicolon',
    'const a = b as T\n(c)\ntype D = 1\n[1].map(e)\nclass F {\n  g: T\n  [h] = 1\n}',
    text('const a = b;', 'c;', '[1].map(e);', 'class F {', '  g;', '  [h] = 1;', '}'),
  ],
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
      'const b /* why */: string = c; // ends',
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
  ['other line ends', 'let a: string;\r\n\r\ninterface B {}\r\nlet c;\r\n', 'let a;\n\nlet c;\n'],
  ['nothing', '', ''],
  ['comments alone', '// a\n\n/* b */\n', '// a\n\n/* b */\n'],
];

test.each(cases)('converts %s', async (_title, source, expected) => {
  const javaScript = await toJavaScript('A.tsx', source);
  expect(javaScript).toBe(expected);
  expect(await toJavaScript('A.tsx', javaScript)).toBe(expected);
});

test('reads angle brackets as types in a file without elements', async () => {
  expect(await toJavaScript('a.ts', 'const f = <T>(a: T) => a;')).toBe('const f = (a) => a;\n');
});

test.each([
  ['let a = ;', 'A.tsx:1:9: Expression expected.\n  let a = ;'],
  ['let a: string;\n\nf(a b)', "A.tsx:3:5: ',' expected.\n  f(a b)"],
  [
    'interface A {}\nlet a: string;\nlet a;\nconst f = (b\n  => b);',
    'A.tsx:5:3: Unexpected token, expected ","\n  => b);',
  ],
])('says where %j cannot be read', async (source, message) => {
  await expect(toJavaScript('A.tsx', source)).rejects.toThrow(new Error(message));
});

test('names every place whose types cannot be erased', async () => {
  const source = text(
    'export enum Size { Small }',
    'class A {',
    '  constructor(private name: string) {}',
    '}',
    'namespace B { export const c = 1; }',
    "import d = require('d');",
    'const e = (a + b as number * c);',
  );
  const message = await toJavaScript('A.tsx', source).catch((error: Error) => error.message);
  expect(message.match(/^A\.tsx:\d+:\d+(?=: erasing this type would change)/gm)).toEqual([
    'A.tsx:1:1',
    'A.tsx:3:15',
    'A.tsx:5:1',
    'A.tsx:6:1',
    'A.tsx:7:12',
  ]);
  expect(message).toContain('  export enum Size { Small }\nA.tsx:3');
});
