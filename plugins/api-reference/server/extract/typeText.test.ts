import type ts from 'typescript';
import { library } from '@site/library';
import { findTypeNode } from './props';
import { compileFixture } from './testing/compileFixture';
import { toTypeText } from './typeText';

const declarations = `
export type Density = 'compact' | 'standard' | 'comfortable';
export type RowId = string | number;
export type DateError = 'minDate' | 'maxDate' | 'disablePast' | 'disableFuture' | 'invalidDate' | null;
export enum Operator { And = 'and', Or = 'or' }
export interface Row { id: RowId }
export interface Params<R extends Row = any, V = unknown> { row: R; value: V }
export interface Details<T = any> { reason?: T }
export type Event<E> = E & { prevented?: boolean };
export type Listener<P> = (params: P, event: Event<{}>, details: Details) => void;
export type Model<Multiple> = Multiple extends true ? string[] : string;
`;

function print(type: string, generics = ''): string {
  const { checker, find } = compileFixture(
    `${declarations}\nexport interface Props${generics} { prop${type} }`,
  );
  const [prop] = checker.getDeclaredTypeOfSymbol(find('Props')).getProperties() as [ts.Symbol];
  return toTypeText(
    checker.getTypeOfSymbol(prop),
    { checker, library },
    {
      node: findTypeNode(prop.declarations?.[0]),
      isOptional: type.startsWith('?'),
    },
  );
}

test.each([
  ['?: Density', "'compact' | 'standard' | 'comfortable'"],
  ["?: 'b' | 'a' | null", "'b' | 'a' | null"],
  ['?: boolean', 'boolean'],
  ['?: boolean | Density', "boolean | 'compact' | 'standard' | 'comfortable'"],
  ['?: false | Density', "false | 'compact' | 'standard' | 'comfortable'"],
  ['?: Operator', 'Operator'],
  ['?: Operator.And', 'Operator.And'],
  ['?: RowId', 'string | number'],
  ['?: RowId[]', '(string | number)[]'],
  ['?: readonly Density[]', "readonly ('compact' | 'standard' | 'comfortable')[]"],
  ['?: [Density, number?]', "['compact' | 'standard' | 'comfortable', number?]"],
  ['?: Record<string, Row>', 'Record<string, Row>'],
  ['?: Partial<Row> | null', 'Partial<Row> | null'],
  ['?: React.ReactNode', 'React.ReactNode'],
  ['?: React.RefObject<Row | null>', 'React.RefObject<Row | null>'],
  ['?: Row["id"]', 'string | number'],
  ['?: Params', 'Params'],
  ['?: Params<any, unknown>', 'Params'],
  ['?: Params<Row>', 'Params<Row>'],
  ['?: Params<Row, RowId>', 'Params<Row, RowId>'],
  [
    '?: { a: Density; b?: (row: Row) => void }',
    "{ a: 'compact' | 'standard' | 'comfortable'; b?: (row: Row) => void }",
  ],
  ['?: Listener<Params>', '(params: Params, event: Event, details: Details) => void'],
  [
    '?: Density | ((row: Row) => Density | undefined)',
    "'compact' | 'standard' | 'comfortable' | ((row: Row) => 'compact' | 'standard' | 'comfortable' | undefined)",
  ],
  [
    '?: (error: DateError, row: any, ...rest: Row[]) => row is Row',
    '(error: DateError, row: any, ...rest: Row[]) => row is Row',
  ],
  [
    '?: <T extends Density>(key: T, other?: string) => T',
    '<T extends Density>(key: T, other?: string) => T',
  ],
  ['?: Details<DateError>', 'Details<DateError>'],
  [': string | undefined', 'string | undefined'],
  ['(row: Row, force?: boolean): void', '(row: Row, force?: boolean) => void'],
  ["?: 'it\\'s'", String.raw`'it\'s'`],
])('prop%s reads %s', (type, text) => {
  expect(print(type)).toBe(text);
});

test('a type parameter keeps its name, unless it stands for plain values alone', () => {
  expect(print('?: (row: R) => R[]', '<R extends Row>')).toBe('(row: R) => R[]');
  expect(print('?: Multiple', '<Multiple extends boolean | undefined>')).toBe('boolean');
  expect(print('?: Model<Multiple>', '<Multiple extends boolean>')).toBe('Model<Multiple>');
});

test('a long type is left as its author wrote it, without the defaults that it was given', () => {
  const long = Array.from({ length: 20 }, (_, i) => `'a value, number ${i}'`).join(' | ');
  const rest = `} declare const value: { first: ${long} }; interface Rest {`;
  expect(print(`?: (typeof value | Details<R>)[]; ${rest}`, '<R = any>')).toBe(
    '(typeof value | Details)[]',
  );
});
