import { compareTypes, toTypeMembers } from './compareTypes';

test.each([
  [`"b" | 'a'`, `'a'|'b'`],
  ['| Aa\n  | Bb', 'Bb | Aa'],
  ['(Aa | Bb) | Cc', 'Cc | Bb | Aa'],
  ['false | true | null', 'null | boolean'],
  ['string | undefined', 'string'],
  ['Array<Foo<Aa>>', 'Foo<Aa>[]'],
  ['Array<Aa | Bb>', '(Bb | Aa)[]'],
  ['ReadonlyArray<Aa>', 'readonly Aa[]'],
  ['React.ReactNode', 'ReactNode'],
  ['JSX.Element | null', 'null | React.JSX.Element'],
  ['(params: Aa, event: Bb) => void', '(p: Aa, e: Bb) => void'],
  ['({ id, field }: Aa, ...rest: Bb[]) => void', '(params: Aa, ...more: Array<Bb>) => void'],
  ['((value: Aa) => Bb) | null', 'null | ((v: Aa) => Bb)'],
  ['<T extends Aa = any>(value: T) => T', '<T extends Aa = any>(item: T) => T'],
  ['{ a: Aa; b?: Bb }', '{ b?: Bb, a: Aa, }'],
  ['{ get(id: Aa): Bb }', '{ get: (key: Aa) => Bb }'],
  ['{ [key: string]: Aa }', '{ [name: string]: Aa; }'],
  ['{ [K in Keys]?: Aa }', '{[Key in Keys]?: Aa}'],
  ['{ readonly: Aa; readonly b: Bb }', '{ readonly b: Bb; readonly: Aa }'],
  ['{ "aria-label"?: string }', "{ 'aria-label'?: string }"],
  ['[start: Aa, end: Bb]', '[Aa, Bb]'],
  ['[a?: Aa, ...Bb[]]', '[Aa?, ...Array<Bb>]'],
  ['Aa & Bb', 'Bb & Aa'],
  ["Omit<Aa, 'b' | 'c'>", 'Omit<Aa, "c" | "b">'],
  ['keyof Aa | Bb', 'Bb | keyof Aa'],
  ["import('./x').Aa", 'Aa'],
  ["Aa['b'][]", 'Array<Aa["b"]>'],
  ['Aa extends Bb ? Cc | Dd : Ee', 'Aa extends Bb ? Dd | Cc : Ee'],
  ['(value: any) => value is Aa', '(item: any) => item is Aa'],
  ['-1 | 0.5', '0.5 | -1'],
  ['typeof a.b | (new () => Aa)', '(new () => Aa) | typeof a.b'],
  ['TDate | null', 'null | TInputDate'],
  ['PickerValidDate | null', 'null | TDate'],
  ['(value: NonNullable<TDate>) => R', '(value: any) => any'],
  ['Slots<TDate, V>', 'Slots'],
  ['Params<any, unknown>', 'Params'],
  ['no { type ( "at all"', "no {   type ( 'at all'"],
])('%s is spelt like %s', (one, other) => {
  expect(toTypeMembers(one)).toEqual(toTypeMembers(other));
});

test.each([
  ['Aa[]', 'readonly Aa[]'],
  ['Aa', 'Bb'],
  ["'a'", 'a'],
  ['(a: Aa) => void', '(a?: Aa) => void'],
  ['(a: Aa, b: Bb) => void', '(a: Bb, b: Aa) => void'],
  ['() => Aa | Bb', '(() => Aa) | Bb'],
  ['[Aa, Bb]', '[Bb, Aa]'],
  ['Aa<Bee>', 'Aa<Cee>'],
  ['Aa<Bee>', 'Aa'],
  ['any', 'string'],
  ['TDate | null', 'TDate'],
  ['{ a: Aa }', '{ a?: Aa }'],
  ['Aa extends Bb ? Cc : Dd', 'Aa extends Bb ? Dd : Cc'],
])('%s is not %s', (one, other) => {
  expect(toTypeMembers(one)).not.toEqual(toTypeMembers(other));
});

test('an array of a union, of functions or of an operator keeps its parentheses', () => {
  expect(toTypeMembers("('b' | 'a')[]")).toEqual(["('a' | 'b')[]"]);
  expect(toTypeMembers('Array<() => void>')).toEqual(['(() => void)[]']);
  expect(toTypeMembers('(keyof Aa)[]')).toEqual(['(keyof Aa)[]']);
});

test.each([
  ["'a' | 'b'", `"b" | "a"`, 'same'],
  ["'a'", "'a' | 'b'", 'widened'],
  ["'a' | 'b' | null", "'b' | 'a'", 'narrowed'],
  ["'a' | 'b'", 'string', 'widened'],
  ['number', '16 | 24', 'narrowed'],
  ['boolean', 'false', 'narrowed'],
  ['true', 'boolean', 'widened'],
  ["'a' | 'b'", "'a' | 'c'", null],
  ['Aa', 'Bb', null],
  ['(a: Aa) => void', '(b: Aa) => void', 'same'],
  ['Aa | undefined', 'Aa', 'same'],
  ['React.MutableRefObject<Aa>', 'React.RefObject<Aa>', 'same'],
])('%s → %s: %s', (from, to, expected) => {
  expect(compareTypes(from, to)).toBe(expected);
});
