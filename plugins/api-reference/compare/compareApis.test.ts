import { compareApis } from './compareApis';
import type { Change, ComparableApi } from './types';

type Prop = ComparableApi['props'][number];
type Slot = ComparableApi['slots'][number];

const toProp = (prop: Partial<Prop>): Prop => ({
  name: 'a',
  type: 'string',
  required: false,
  default: null,
  deprecated: null,
  plan: null,
  ...prop,
});

const toSlot = (slot: Partial<Slot>): Slot => ({
  name: 'cell',
  default: null,
  className: null,
  deprecated: null,
  plan: null,
  ...slot,
});

const toClass = (key: string, className = `Grid-${key}`, deprecated: string | null = null) => ({
  key,
  className,
  deprecated,
});

const createApi = (api: Partial<ComparableApi> = {}): ComparableApi => ({
  name: 'Grid',
  kind: 'component',
  product: 'data-table',
  plan: null,
  deprecated: null,
  themeName: null,
  props: [],
  slots: [],
  classes: [],
  ...api,
});

const toLine = ({ kinds, from, to, relation, maybeRenamed }: Change) =>
  [
    (to ?? from)?.part,
    (to ?? from)?.name,
    ...kinds,
    ...(relation ? [relation] : []),
    ...(maybeRenamed ? [`maybe ${maybeRenamed}`] : []),
  ].join(' ');

/** What happened to the parts of `Grid`, a line each. */
const listParts = (from: Partial<ComparableApi>, to: Partial<ComparableApi>) =>
  compareApis([createApi(from)], [createApi(to)]).flatMap(({ parts }) => parts.map(toLine));

const compareProps = (from: Partial<Prop>[], to: Partial<Prop>[]) =>
  listParts({ props: from.map(toProp) }, { props: to.map(toProp) });

test.each<[string, Partial<Prop>, Partial<Prop>, string[]]>([
  ['nothing', {}, {}, []],
  ['another type', {}, { type: 'number' }, ['prop a retyped']],
  ['a type in other words', { type: '\'a\' | "b"' }, { type: "'b'|'a'" }, []],
  ['a wider type', {}, { type: 'string | null' }, ['prop a retyped widened']],
  ['a narrower type', { type: 'Aa | Bb' }, { type: 'Bb' }, ['prop a retyped narrowed']],
  ['now required', {}, { required: true }, ['prop a required']],
  ['no longer required', { required: true }, {}, ['prop a required']],
  ['another default', { default: '1' }, { default: '2' }, ['prop a default']],
  ['a default in other words', { default: '`"A" for some`' }, { default: "'a' for some" }, []],
  [
    'a function as default, in other words',
    { default: '(day: TDate) => utils.format(day)' },
    { default: '(day: Date) => adapter.format(day)' },
    [],
  ],
  ['a default that one version leaves out', {}, { default: '1' }, []],
  [
    'true, which is not to leave it out',
    { type: 'boolean' },
    { type: 'boolean', default: 'true' },
    ['prop a default'],
  ],
  ['a default in other quotes', { default: '"a"' }, { default: "'a'" }, []],
  ['a default that says nothing', { default: '1' }, { default: 'undefined' }, []],
  [
    'false, which is to leave it out',
    { type: 'boolean' },
    { type: 'boolean', default: 'false' },
    [],
  ],
  ['newly deprecated', {}, { deprecated: '' }, ['prop a deprecated']],
  ['deprecated in other words', { deprecated: 'a' }, { deprecated: 'b' }, []],
  ['no longer deprecated', { deprecated: '' }, {}, []],
  ['another plan', { plan: 'pro' }, {}, ['prop a plan']],
  [
    'several things at once',
    { default: '1' },
    { type: 'number', default: '2', required: true, deprecated: '', plan: 'premium' },
    ['prop a retyped required default deprecated plan'],
  ],
])('a prop: %s', (_name, from, to, expected) => {
  expect(compareProps([from], [to])).toEqual(expected);
});

test('parts are told by kind, then by name', () => {
  const before = {
    props: [toProp({ name: 'old' })],
    slots: [toSlot({ name: 'oldSlot' })],
    classes: [toClass('oldClass')],
  };
  const after = {
    props: [toProp({ name: 'new' })],
    slots: [toSlot({ name: 'newSlot' })],
    classes: [toClass('newClass')],
  };
  expect(listParts(before, after)).toEqual([
    'prop new added',
    'prop old removed',
    'slot newSlot added',
    'slot oldSlot removed',
    'class Grid-newClass added',
    'class Grid-oldClass removed',
  ]);
});

test('slots change their default, plan and deprecation', () => {
  expect(
    listParts(
      { slots: [toSlot({ default: 'A', plan: 'pro' })] },
      { slots: [toSlot({ default: 'B', deprecated: '' })] },
    ),
  ).toEqual(['slot cell default deprecated plan']);
});

test('classes change their name and deprecation', () => {
  expect(
    listParts(
      { classes: [toClass('a'), toClass('b')] },
      { classes: [toClass('a', 'New-a'), toClass('b', 'Grid-b', 'No.')] },
    ),
  ).toEqual(['class Grid-b deprecated', 'class New-a retyped']);
});

test('a class that becomes the class of a slot is no change of classes', () => {
  const before = { classes: [toClass('cell')] };
  const after = { slots: [toSlot({ className: 'Grid-cell' })] };
  expect(listParts(before, after)).toEqual(['slot cell added']);
  expect(listParts(after, before)).toEqual(['slot cell removed']);
});

test('a class comes and goes with its slot in one line, and without it in its own', () => {
  const slot = toSlot({ className: 'Grid-cell' });
  expect(listParts({}, { slots: [slot] })).toEqual(['slot cell added']);
  expect(listParts({ slots: [slot] }, {})).toEqual(['slot cell removed']);
  expect(listParts({ slots: [toSlot({})] }, { slots: [slot] })).toEqual(['class Grid-cell added']);
});

test.each<[string, string[], string[], string[]]>([
  [
    'a word more',
    ['disableSelectionOnClick'],
    ['disableRowSelectionOnClick'],
    [
      'prop disableRowSelectionOnClick added maybe disableSelectionOnClick',
      'prop disableSelectionOnClick removed maybe disableRowSelectionOnClick',
    ],
  ],
  [
    'no longer unstable',
    ['unstable_cell'],
    ['cell'],
    ['prop cell added maybe unstable_cell', 'prop unstable_cell removed maybe cell'],
  ],
  ['one word of one', ['row'], ['rowCount'], ['prop row removed', 'prop rowCount added']],
  [
    'two that it can be',
    ['rowSpan'],
    ['rowSpanMin', 'rowSpanMax'],
    ['prop rowSpan removed', 'prop rowSpanMax added', 'prop rowSpanMin added'],
  ],
  [
    'two that can be it',
    ['rowSpanMin', 'rowSpanMax'],
    ['rowSpan'],
    ['prop rowSpan added', 'prop rowSpanMax removed', 'prop rowSpanMin removed'],
  ],
])('a guess of a new name: %s', (_name, from, to, expected) => {
  const toProps = (names: string[]) => names.map((name) => ({ name }));
  expect(compareProps(toProps(from), toProps(to))).toEqual(expected);
});

test('a thing of another type or kind is no guess', () => {
  expect(compareProps([{ name: 'unstable_a' }], [{ name: 'a', type: 'Aa' }])).toEqual([
    'prop a added',
    'prop unstable_a removed',
  ]);
  expect(
    listParts({ slots: [toSlot({ name: 'Cell' })] }, { slots: [toSlot({ name: 'cell' })] }),
  ).toEqual(['slot cell added maybe Cell', 'slot Cell removed maybe cell']);
});

test('components and interfaces come, go and change as a whole', () => {
  const grid = createApi();
  const apis = [
    createApi({ name: 'Bar', product: 'graphs' }),
    createApi({ name: 'Old', props: [toProp({})] }),
    createApi({ name: 'Plan', plan: 'pro' }),
    createApi({ name: 'Same', props: [toProp({})] }),
    createApi({ name: 'Was', kind: 'interface' }),
  ];
  const later = [
    createApi({ name: 'New', product: 'day-pickers', props: [toProp({})] }),
    createApi({ name: 'Plan', deprecated: '' }),
    createApi({ name: 'Same', props: [toProp({})] }),
    createApi({ name: 'Was' }),
    grid,
  ];
  expect(
    compareApis(apis, later).map(({ product, kind, own, parts }) => [
      product,
      kind,
      own && toLine(own),
      parts.length,
    ]),
  ).toEqual([
    ['data-table', 'component', 'api Grid added', 0],
    ['data-table', 'component', 'api Old removed', 0],
    ['data-table', 'component', 'api Plan deprecated plan', 0],
    ['data-table', 'component', 'api Was added', 0],
    ['data-table', 'interface', 'api Was removed', 0],
    ['day-pickers', 'component', 'api New added', 0],
    ['graphs', 'component', 'api Bar removed', 0],
  ]);
});

/** The guesses about things that came or went as a whole. */
const listGuesses = (from: ComparableApi[], to: ComparableApi[]) =>
  compareApis(from, to).flatMap(({ own }) => (own ? [toLine(own)] : []));

const createWhole = (name: string, parts: string[], more: Partial<ComparableApi> = {}) =>
  createApi({ name, props: parts.map((part) => toProp({ name: part })), ...more });

test('a component or an interface with mostly the same parts is a guess of a new name', () => {
  expect(
    listGuesses(
      [createWhole('Pager', ['page', 'count', 'old'], { slots: [toSlot({ name: 'Item' })] })],
      [createWhole('Pages', ['page', 'count', 'new'], { slots: [toSlot({ name: 'item' })] })],
    ),
  ).toEqual(['api Pager removed maybe Pages', 'api Pages added maybe Pager']);
});

test.each<[string, ComparableApi[], ComparableApi[]]>([
  ['too few', [createWhole('A', ['a', 'b', 'c'])], [createWhole('B', ['a', 'd', 'e'])]],
  ['no parts', [createWhole('A', [])], [createWhole('B', [])]],
  [
    'another kind',
    [createWhole('A', ['a', 'b'])],
    [createWhole('B', ['a', 'b'], { kind: 'interface' })],
  ],
  [
    'another product',
    [createWhole('A', ['a', 'b'])],
    [createWhole('B', ['a', 'b'], { product: 'graphs' })],
  ],
  [
    'two that are as like',
    [createWhole('A', ['a', 'b'])],
    [createWhole('B', ['a', 'b']), createWhole('C', ['a', 'b'])],
  ],
  [
    'parts that many things have',
    [createWhole('A', ['sx', 'classes', 'a', 'b']), createWhole('Kept', ['sx', 'classes'])],
    [createWhole('B', ['sx', 'classes', 'c']), createWhole('Kept', ['sx', 'classes'])],
  ],
])('a whole is no guess: %s', (_name, from, to) => {
  expect(listGuesses(from, to).filter((line) => line.includes('maybe'))).toEqual([]);
});
