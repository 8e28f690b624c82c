import type { Remember } from '../../../core/server/diskCache';
import { type Made, buildDemo, toDemoSources } from './buildDemo';
import type { Demo, DemoVariant } from './readDemos';

const code = `import { rows } from './rows';
import type { Row } from './types';

export default function Demo() {
  // preview-start
  const first: Row = rows[0]!;
  // preview-end
  return <p>{first.name}</p>;
}
`;

const toFile = (name: string, text: string) => ({
  name,
  code: text,
  file: `/site/docs/demos/${name}`,
});

const demo: Demo = {
  name: 'Demo',
  id: 'Demo',
  dir: '/site/docs/demos',
  hasPage: true,
  variants: [
    {
      style: 'Acme System',
      file: '/site/docs/demos/Demo.tsx',
      files: [
        toFile('Demo.tsx', code),
        toFile('rows.ts', "export const rows: { name: string }[] = [{ name: 'a' }];\n"),
        toFile('types.ts', 'export interface Row {\n  name: string;\n}\n'),
        toFile('Demo.css', '.demo {}\n'),
        toFile('data/more.json', '{ "rows": [1] }\n'),
      ],
      missing: [],
    },
  ],
};

test('gives the files as they are copied, in both languages', async () => {
  const { TS, JS } = (await toDemoSources(demo))['Acme System']!;
  expect(TS.files.map(({ name }) => name)).toEqual([
    'Demo.tsx',
    'rows.ts',
    'types.ts',
    'Demo.css',
    'data/more.json',
  ]);
  expect(TS.files[0].code).not.toContain('preview');
  expect(JS.files[0].code).toBe(`import { rows } from './rows';

export default function Demo() {
  const first = rows[0];
  return <p>{first.name}</p>;
}
`);
});

test('leaves out of JavaScript a file that holds types alone', async () => {
  const { JS } = (await toDemoSources(demo))['Acme System']!;
  expect(JS.files.map(({ name }) => name)).toEqual([
    'Demo.js',
    'rows.js',
    'Demo.css',
    'data/more.json',
  ]);
});

test('finds the preview in both languages', async () => {
  const { TS, JS } = (await toDemoSources(demo))['Acme System']!;
  const text = (html = '') => html.replaceAll(/<[^>]*>/g, '');
  expect(TS.preview).toMatchObject({ from: 5, to: 5 });
  expect(text(TS.preview?.html)).toBe('const first: Row = rows[0]!;');
  expect(JS.preview).toMatchObject({ from: 4, to: 4 });
  expect(text(JS.preview?.html)).toBe('const first = rows[0];');
});

test('highlights a file in its own language', async () => {
  const { TS } = (await toDemoSources(demo))['Acme System']!;
  expect(TS.files[0].html).toContain('<span class="token keyword">');
  expect(TS.files[3]?.html).toContain('<span class="token selector">.demo</span>');
  expect(TS.files[4]?.html).toContain('<span class="token property">');
});

test('says which file is no TypeScript, where, and shows the line', async () => {
  const [variant] = demo.variants;
  const broken = {
    ...variant!,
    files: [toFile('Demo.tsx', 'const a = 1;\nconst b = {;\n')],
  };
  await expect(
    toDemoSources({ ...demo, variants: [broken as unknown as typeof variant & object] }),
  ).rejects.toThrow(/^\/site\/docs\/demos\/Demo\.tsx:2:12: .*\n {2}const b = \{;$/);
});

test('takes a demo of thousands of lines', async () => {
  const lines = 3000;
  const rows = Array.from(
    { length: lines },
    (_, id) => `  { id: ${id}, name: 'Name ${id}' as string },`,
  );
  const long = `const rows = [\n${rows.join('\n')}\n];\n\nexport default function Demo() {\n  return <p>{rows.length}</p>;\n}\n`;
  const [variant] = demo.variants;
  const sources = await toDemoSources({
    ...demo,
    variants: [{ ...variant!, files: [toFile('Demo.tsx', long)] }],
  });
  const { TS, JS } = sources['Acme System']!;
  expect(TS.files[0].html.split('\n')).toHaveLength(lines + 6);
  expect(JS.files[0].code).toBe(long.replaceAll(' as string', ''));
});

describe('a demo is made again', () => {
  const kept = new Map<string, unknown>();
  const remember: Remember<Made> = async (inputs, make) => {
    const key = JSON.stringify(inputs);
    const value = (kept.get(key) as Made | undefined) ?? (await make());
    kept.set(key, value);
    return value;
  };
  const [variant] = demo.variants;

  /** Whether a changed demo is made again once the first one was made. */
  async function isMadeAgain(changed: Demo): Promise<boolean> {
    kept.clear();
    await buildDemo(demo, remember);
    await buildDemo(changed, remember);
    return kept.size === 2;
  }

  test.each([
    ['its code', { ...demo, variants: [{ ...variant!, files: [toFile('Demo.tsx', 'a;')] }] }],
    [
      'a file that it imports',
      {
        ...demo,
        variants: [
          {
            ...variant!,
            files: [variant!.files[0], toFile('rows.ts', 'export const rows = [];')],
          },
        ],
      },
    ],
    ['its id', { ...demo, id: 'Other' }],
    ['its style', { ...demo, variants: [{ ...variant!, style: 'CSS' }] }],
  ] as [string, Demo][])('when %s changes', async (_what, changed) => {
    expect(await isMadeAgain(changed)).toBe(true);
  });

  test('not when its page moves to another folder', async () => {
    const files = variant!.files.map((item) => ({ ...item, file: `/elsewhere/${item.name}` }));
    const moved = { ...variant!, files: files as unknown as DemoVariant['files'] };
    expect(await isMadeAgain({ ...demo, dir: '/elsewhere', variants: [moved] })).toBe(false);
  });
});
