import type ts from 'typescript';
import { belongsToProduct } from './exports';

const dir = '/site/node_modules/@example/ui';

const declare = (file: string) =>
  ({ declarations: [{ getSourceFile: () => ({ fileName: `${dir}/${file}` }) }] }) as ts.Symbol;

const isPart = (parts: string[] | undefined, name: string, file = 'index.d.ts') =>
  belongsToProduct({ dir, ...(parts && { parts }) }, name, declare(file));

test('a product has all of a package without a list of parts', () => {
  expect(isPart(undefined, 'Modal')).toBe(true);
});

test.each([
  ['Checkbox', true],
  ['CheckboxProps', true],
  ['TextInput', true],
  ['TextInputProps', true],
  ['CheckboxGroup', false],
  ['InputLabel', false],
])('of the parts Checkbox and *Input, %s is one: %s', (name, expected) => {
  expect(isPart(['Checkbox', '*Input'], name)).toBe(expected);
});

test('a folder brings what is declared in it, and nothing of a folder whose name begins alike', () => {
  expect(isPart(['lib/Menu/'], 'MenuDivider', 'lib/Menu/MenuDivider.d.ts')).toBe(true);
  expect(isPart(['lib/Menu/'], 'Menubar', 'lib/Menubar/Menubar.d.ts')).toBe(false);
});
