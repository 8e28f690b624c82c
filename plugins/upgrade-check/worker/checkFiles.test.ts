import type { CodeFile, Finding } from '../types';
import { checkFiles } from './checkFiles';

type Found = Omit<Finding, 'byCodemod'>;

/** Finds each line with `old`. */
const check = ({ name, text }: CodeFile): Found[] =>
  text.split('\n').flatMap((code, index) =>
    /old/.test(code)
      ? [
          {
            file: name,
            line: index + 1,
            code,
            kind: 'removed',
            part: 'prop',
            name: 'old',
            owner: 'Grid',
            before: null,
            after: null,
            note: null,
            replacement: null,
            row: null,
          } as const,
        ]
      : [],
  );

const run = (text: string, runCodemods: (file: CodeFile) => string) => {
  const progress: number[] = [];
  const result = checkFiles([{ name: 'a.tsx', text }], check, runCodemods, (done) =>
    progress.push(done),
  );
  return { ...result, progress };
};

test('what is gone after the codemods is theirs, and the rest is left', () => {
  const { findings, changes, progress } = run('old=1\nold=2', ({ text }) =>
    text.replace('old=1', 'new=1'),
  );
  expect(findings.map(({ line, byCodemod }) => [line, byCodemod])).toEqual([
    [1, true],
    [2, false],
  ]);
  expect(changes).toEqual([{ file: 'a.tsx', before: 'old=1\nold=2', after: 'new=1\nold=2' }]);
  expect(progress).toEqual([1]);
});

test('a finding that is only on another line is left', () => {
  const { findings } = run('old=1', () => '// moved\nold={1}');
  expect(findings).toMatchObject([{ byCodemod: false }]);
});

test('what differs in a component that the codemods rename is left', () => {
  const bare = { before: null, after: null, note: null, replacement: null, row: null };
  const checkNames = ({ name, text }: CodeFile): Found[] =>
    text.includes('OldGrid')
      ? [
          {
            kind: 'removed',
            part: 'export',
            name: 'OldGrid',
            owner: '@acme/x-data-table',
          } as const,
          { kind: 'default', part: 'prop', name: 'density', owner: 'OldGrid' } as const,
          { kind: 'removed', part: 'prop', name: 'tall', owner: 'OldGrid' } as const,
        ].map((finding) => ({ ...bare, file: name, line: 1, code: text, ...finding }))
      : [];
  const { findings } = checkFiles(
    [{ name: 'a.tsx', text: '<OldGrid tall />' }],
    checkNames,
    () => '<Grid density="tall" />',
    () => {},
  );
  expect(findings.map(({ kind, name, byCodemod }) => [kind, name, byCodemod])).toEqual([
    ['removed', 'OldGrid', true],
    ['default', 'density', false],
    ['removed', 'tall', true],
  ]);
});

test('a file that cannot be checked is named, and the others are checked', () => {
  const { findings, failures } = checkFiles(
    [
      { name: 'deep.tsx', text: 'old' },
      { name: 'a.tsx', text: 'old' },
    ],
    (file) => {
      if (file.name === 'deep.tsx') {
        throw new RangeError('Maximum call stack size exceeded');
      }
      return check(file);
    },
    ({ text }) => text,
    () => {},
  );
  expect(findings.map(({ file }) => file)).toEqual(['a.tsx']);
  expect(failures).toEqual([{ file: 'deep.tsx', message: 'Maximum call stack size exceeded' }]);
});

test('a file that the codemods cannot read is checked all the same, and named', () => {
  const { findings, changes, failures } = run('old=1', () => {
    throw new Error('Unexpected token (1:4)');
  });
  expect(findings).toHaveLength(1);
  expect(changes).toEqual([]);
  expect(failures).toEqual([{ file: 'a.tsx', message: 'Unexpected token (1:4)' }]);
});
