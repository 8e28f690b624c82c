import type { CodeStyle } from '../../preferences/types';
import { checkDemos } from './checkDemos';
import type { Demo, DemoVariant } from './readDemos';

function createDemo(file: string, code = '', missing: DemoVariant['missing'] = []): Demo {
  const name = file.replace(/^.*\/|\.tsx$/g, '');
  const variant = { style: 'Acme System' as const, file: `/site/${file}`, missing };
  return {
    name,
    id: name,
    dir: `/site/${file.replace(/\/[^/]*$/, '')}`,
    hasPage: false,
    variants: [
      {
        ...variant,
        files: [
          { name: `${name}.tsx`, code: `${code}\nexport default null;\n`, file: variant.file },
        ],
      },
    ],
  };
}

test('finds nothing wrong with demos of different names', () => {
  const demos = ['docs/grid/demos/FirstGrid.tsx', 'docs/tree/demos/FirstTree2.tsx'];
  expect(
    checkDemos(
      demos.map((file) => createDemo(file)),
      '/site',
    ),
  ).toEqual([]);
});

test('names both places of a name that demos without a page share', () => {
  const demos = ['docs/grid/demos/First.tsx', 'docs/tree/demos/First.tsx'];
  expect(
    checkDemos(
      demos.map((file) => createDemo(file)),
      '/site',
    ),
  ).toEqual([
    'Two demos without a page are called "First": docs/grid/demos/First.tsx and docs/tree/demos/First.tsx. Rename one of them.',
  ]);
});

test("wants a component's name", () => {
  expect(checkDemos([createDemo('docs/grid/demos/first-grid.tsx')], '/site')).toEqual([
    "docs/grid/demos/first-grid.tsx: name a demo's file like its component, in PascalCase.",
  ]);
});

test('names a variant of an unknown style, and one of nothing', () => {
  const demo = createDemo('docs/grid/demos/First.tsx');
  const [first] = demo.variants;
  const file = '/site/docs/grid/demos/First.less.tsx';
  const unknown = { ...demo, variants: [{ ...first!, file, style: 'less' as CodeStyle }] };
  expect(checkDemos([unknown], '/site')).toEqual([
    "docs/grid/demos/First.tsx doesn't exist, but variants of it do. Write it in Acme System.",
    'docs/grid/demos/First.less.tsx: unknown code style "less". Name variants Name.tailwind.tsx or Name.css.tsx.',
  ]);
});

test.each([
  ['', 'the file is empty'],
  ['// Later.\n', 'there is no default export'],
  ['export function First() {}\n', 'there is no default export'],
])('names a file without a component: %p', (code, problem) => {
  const demo = createDemo('docs/grid/demos/First.tsx');
  const [variant] = demo.variants;
  const without = { ...variant!, files: [{ ...variant!.files[0], code }] as const };
  expect(checkDemos([{ ...demo, variants: [without] }], '/site')).toEqual([
    `docs/grid/demos/First.tsx: ${problem}. Export the component: export default function First() { … }`,
  ]);
});

test('takes a component that is exported by its name', () => {
  const demo = createDemo('docs/grid/demos/First.tsx');
  const [variant] = demo.variants;
  const code = 'const First = () => null;\nexport { First as default };\n';
  const named = { ...variant!, files: [{ ...variant!.files[0], code }] as const };
  expect(checkDemos([{ ...demo, variants: [named] }], '/site')).toEqual([]);
});

test('names imports that lead nowhere, with the file that has them', () => {
  const missing = [
    { file: '/site/docs/demos/First.tsx', specifier: '../rows' },
    { file: '/site/docs/demos/parts/Row.tsx', specifier: '../../../row' },
  ];
  const problems = checkDemos([createDemo('docs/demos/First.tsx', '', missing)], '/site');
  const advice =
    'which is no file of this version. Put the file there; it ends in .ts, .tsx, .css or .json.';
  expect(problems).toEqual([
    `docs/demos/First.tsx: imports "../rows", ${advice}`,
    `docs/demos/parts/Row.tsx: imports "../../../row", ${advice}`,
  ]);
});

test('wants a short preview', () => {
  const code = `// preview-start\n${'a;\n'.repeat(17)}// preview-end\n`;
  expect(checkDemos([createDemo('docs/demos/First.tsx', code)], '/site')).toEqual([
    'docs/demos/First.tsx: the preview has 17 lines; at most 16 are shown. Move its marks closer together.',
  ]);
});

test('lists every problem', () => {
  const files = ['a/demos/x.tsx', 'b/demos/x.tsx', 'c/demos/Y.tsx', 'd/demos/Y.tsx'];
  expect(
    checkDemos(
      files.map((file) => createDemo(file)),
      '/site',
    ),
  ).toHaveLength(4);
});

test('names calls of the console with their lines; comments are none', () => {
  const code = "// console.log is off\nconst log = () => console.info('a');\n";
  expect(checkDemos([createDemo('docs/grid/demos/First.tsx', code)], '/site')).toEqual([
    "docs/grid/demos/First.tsx:2: console.info logs to the reader's console. Show what happens in the demo, or remove the call.",
  ]);
});

test('names a file that demos share once, and broken JSON', () => {
  const [first, second] = ['First', 'Second'].map((name) => createDemo(`docs/demos/${name}.tsx`));
  const shared = [
    { name: 'data/log.ts', code: 'console.log(1);', file: '/site/docs/data/log.ts' },
    { name: 'data/rows.json', code: '[1,]', file: '/site/docs/data/rows.json' },
  ];
  const demos = [first!, second!].map((demo) => {
    const [variant] = demo.variants;
    return { ...demo, variants: [{ ...variant!, files: [variant!.files[0], ...shared] as const }] };
  });
  expect(checkDemos(demos, '/site')).toEqual([
    "docs/data/log.ts:1: console.log logs to the reader's console. Show what happens in the demo, or remove the call.",
    expect.stringMatching(/^docs\/data\/rows\.json: it is not JSON: .* Correct it\.$/),
  ]);
});
