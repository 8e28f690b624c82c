import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { type ModuleScope, compileDemo } from './compileDemo';

const label = 'From the library';
const scope: ModuleScope = {
  react: () => import('react'),
  'react/jsx-runtime': () => import('react/jsx-runtime'),
  '@acme/material/Box': async () => ({
    default: ({ children }: { children?: string }) => `${label}: ${children}`,
    boxClasses: { root: 'box' },
  }),
  '@acme/material/Button': () => Promise.reject(new Error('Nobody asked for this.')),
  '@acme/icons-material/Add': async () => ({}),
};

const compile = (code: string, ...others: { name: string; code: string }[]) =>
  compileDemo([{ name: 'Rows.tsx', code }, ...others], scope);

async function readError(code: string): Promise<string> {
  return compile(code).then(
    () => '',
    (error: Error) => error.message,
  );
}

test('runs a demo with hooks, types, an enum, a file beside it and modules of packages', async () => {
  const code = `
    import * as React from 'react';
    import Box, { type BoxProps } from '@acme/material/Box';
    import { rows, type Row } from './rows';
    import './Rows.css';
    enum Size { Small, Large }
    export default function Rows(props: BoxProps) {
      const [size, setSize] = React.useState<Size>(Size.Small);
      return (
        <>
          <button onClick={() => setSize(Size.Large)}>{Size[size]}</button>
          <Box {...props}>{rows.map((row: Row) => row.name).join()}</Box>
        </>
      );
    }`;
  const rows = `
    import { first } from './data/names';
    export interface Row { name: string }
    export const rows: Row[] = [{ name: first }, { name: 'Lin' }];`;
  const Demo = (await compile(
    code,
    { name: 'rows.ts', code: rows },
    { name: 'data/names.ts', code: `export const first = 'Ada' satisfies string;` },
    { name: 'Rows.css', code: '.row {' },
  )) as ComponentType;
  render(<Demo />);
  expect(screen.getByText(`${label}: Ada,Lin`)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Small' }));
  expect(screen.getByRole('button', { name: 'Large' })).toBeInTheDocument();
});

test('runs a demo with JSON and the index of a folder, imported at once and later', async () => {
  const Demo = (await compile(
    `
    import * as React from 'react';
    import prices from './data/prices.json';
    import { label } from './data';
    export default function Prices() {
      const [more, setMore] = React.useState('');
      const load = async () => setMore((await import('./data/more')).default);
      return <button onClick={load}>{label + prices[1].value + more}</button>;
    }`,
    { name: 'data/index.ts', code: `export const label: string = 'Price ';` },
    { name: 'data/prices.json', code: '[{ "value": 1 }, { "value": 2 }]' },
    { name: 'data/more.ts', code: `export default ' and more';` },
  )) as ComponentType;
  render(<Demo />);
  await userEvent.click(screen.getByRole('button', { name: 'Price 2' }));
  expect(await screen.findByRole('button', { name: 'Price 2 and more' })).toBeInTheDocument();
});

test.each([
  ['a mistake of syntax', 'const a = 1;\nconst b: = 2;'],
  ['a package that is not there', `import x from 'lodash';\nexport default () => x;`],
  [
    'a name that is nearly right',
    `import B from '@acme/material/Bx';\nexport default () => <B />;`,
  ],
  ['an icon', `import I from '@acme/icons-material/Remove';\nexport default () => <I />;`],
  ['a file that is not there', `import { rows } from './lines';\nexport default () => rows;`],
  ['no component', 'export const Rows = 1;'],
  ['what the code throws', `throw new Error('No data');`],
])('says what is wrong: %s', async (_, code) => {
  expect(await readError(code)).toMatchSnapshot();
});

test('says which name a module of the library does not export', async () => {
  const Demo = (await compile(
    `import { boxClass } from '@acme/material/Box';\nexport default () => boxClass.root;`,
  )) as () => unknown;
  expect(Demo).toThrow(
    "“@acme/material/Box” doesn't export “boxClass” on this page. Code here can import what this version's demos import: boxClasses.",
  );
});
