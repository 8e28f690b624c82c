import type { Api, ApiProp } from '../types';
import { addHistory } from './history';
import type { ProductChanges } from './releaseChanges';
import { createApi } from './testing/createApi';

/** A prop: `a`, or `a!` when it is deprecated. */
const toProp = (text: string): ApiProp => ({
  name: text.replace('!', ''),
  type: 'string',
  required: false,
  default: null,
  deprecated: text.endsWith('!') ? 'Use something else.' : null,
  plan: null,
  description: '',
});

const create = (name: string, props = '', more: Partial<Api> = {}): Api =>
  createApi(name.replace('!', ''), {}, [], {
    deprecated: name.endsWith('!') ? '' : null,
    props: props.split(' ').filter(Boolean).map(toProp),
    ...more,
  });

/** The versions are v1, v2, …, each with the given APIs. */
const add = (...versions: Api[][]) =>
  addHistory(versions.map((apis, index) => ({ label: `v${index + 1}`, apis })));

const pickHistory = ({
  since,
  deprecatedSince,
  removedIn,
}: Pick<ApiProp, 'since' | 'deprecatedSince' | 'removedIn'>) => ({
  ...(since && { since }),
  ...(deprecatedSince && { deprecatedSince }),
  ...(removedIn && { removedIn }),
});

/** The history of prop `a` of `Grid` in each version that has it, from lists of props. */
const listPropHistory = (...versions: string[]) =>
  add(...versions.map((props) => [create('Grid', props)])).map(({ apis }) => {
    const prop = apis[0]?.props.find(({ name }) => name === 'a');
    return prop && pickHistory(prop);
  });

test.each([
  ['in all versions', ['a', 'a'], [{}, {}]],
  ['new', ['', 'a', 'a'], [undefined, { since: 'v2' }, { since: 'v2' }]],
  ['removed', ['a', 'a', ''], [{ removedIn: 'v3' }, { removedIn: 'v3' }, undefined]],
  ['gone for a while', ['a', '', 'a'], [{ removedIn: 'v2' }, undefined, { since: 'v3' }]],
  [
    'deprecated, then removed',
    ['a', 'a!', 'a!', ''],
    [
      { removedIn: 'v4' },
      { deprecatedSince: 'v2', removedIn: 'v4' },
      { deprecatedSince: 'v2', removedIn: 'v4' },
      undefined,
    ],
  ],
  ['deprecated from the oldest version on', ['a!', 'a!'], [{}, {}]],
  ['deprecated as it came', ['', 'a!'], [undefined, { since: 'v2', deprecatedSince: 'v2' }]],
  ['deprecated again', ['a!', 'a', 'a!'], [{}, {}, { deprecatedSince: 'v3' }]],
])('a prop that is %s', (_name, versions, expected) => {
  expect(listPropHistory(...versions)).toEqual(expected);
});

/** The history of the component `Grid` and of its prop `a`, in one version. */
function findHistory(versions: Api[][], index: number) {
  const api = add(...versions)[index]?.apis.find(({ name }) => name === 'Grid');
  return api && { own: pickHistory(api), parts: api.props.map(pickHistory) };
}

test('a new component says since when, its props do not', () => {
  const versions = [[create('Other')], [create('Grid', 'a')], [create('Grid', 'a b')]];
  expect(findHistory(versions, 2)).toEqual({ own: { since: 'v2' }, parts: [{}, { since: 'v3' }] });
});

test('a removed component says since when, its props do not', () => {
  const versions = [[create('Grid', 'a b')], [create('Grid', 'a')], [create('Other')]];
  expect(findHistory(versions, 0)).toEqual({
    own: { removedIn: 'v3' },
    parts: [{}, { removedIn: 'v2' }],
  });
});

test('a component is deprecated since a version', () => {
  const versions = [[create('Grid')], [create('Grid!')], [create('Grid!')]];
  expect(findHistory(versions, 2)).toEqual({ own: { deprecatedSince: 'v2' }, parts: [] });
});

test('a version without the product says nothing about it', () => {
  const graphs = { product: 'graphs' } as const;
  const versions = [
    [create('Other')],
    [create('Other'), create('Grid', 'a', graphs)],
    [create('Other')],
    [create('Other'), create('Grid', 'a b', graphs)],
    [create('Other')],
  ];
  expect(findHistory(versions, 3)).toEqual({ own: {}, parts: [{}, { since: 'v4' }] });
});

test('things of one name and another kind or product are others', () => {
  const versions = [
    [create('Grid', '', { kind: 'interface' }), create('Other')],
    [create('Grid', '', { product: 'graphs' }), create('Other')],
    [create('Grid'), create('Grid', '', { kind: 'interface' })],
  ];
  const [component, other] = add(...versions)[2]?.apis ?? [];
  expect(component?.since).toBe('v3');
  expect(other?.since).toBe('v3');
});

test('slots and classes have a history; the class of a slot was a class before', () => {
  const row = { className: 'Grid-row', description: '', isGlobal: false, deprecated: null };
  const slot = { default: null, className: null, description: '', deprecated: null, plan: null };
  const versions = [
    [create('Grid', '', { classes: [{ ...row, key: 'row' }] })],
    [create('Grid', '', { slots: [{ ...slot, name: 'row', className: 'Grid-row' }] })],
    [
      create('Grid', '', {
        classes: [
          { ...row, key: 'row' },
          { ...row, key: 'cell' },
        ],
      }),
    ],
  ];
  const [first, second, third] = add(...versions).map(({ apis }) => apis[0]);
  expect(first?.classes.map(pickHistory)).toEqual([{}]);
  expect(second?.slots.map(pickHistory)).toEqual([{ since: 'v2', removedIn: 'v3' }]);
  expect(third?.classes.map(pickHistory)).toEqual([{}, { since: 'v3' }]);
});

test('a release of which only the major is compared is called by that', () => {
  const versions = ['v7', '8.11.0'].map((label, index) => ({
    label,
    apis: [create('Grid', index === 0 ? 'b' : 'a b!')],
  }));
  const [before, after] = addHistory(versions).map(({ apis }) => apis[0]);
  expect(before?.props.map(pickHistory)).toEqual([{}]);
  expect(after?.props.map(pickHistory)).toEqual([{ since: 'v8' }, { deprecatedSince: 'v8' }]);
});

test('what the oldest version has may be older, which later ones say', () => {
  const versions = [[create('Grid')], [create('Grid'), create('Tree')]];
  const [first, second] = add(...versions).map(({ apis }) =>
    apis.map(({ since, knownSince }) => ({ since, knownSince })),
  );
  expect(first).toEqual([{}]);
  expect(second).toEqual([{ knownSince: 'v1' }, { since: 'v2' }]);
});

test('what it is given stays as it was', () => {
  const versions = [{ label: 'v1', apis: [create('Other')], name: 'one' }];
  expect(addHistory(versions)).toEqual(versions);
  expect(addHistory([])).toEqual([]);
});

test('a component that came back was not removed: its readers go to the newest version', () => {
  const [first] = add(
    [create('Grid'), create('Other')],
    [create('Other')],
    [create('Grid'), create('Other')],
  );
  expect(first?.apis[0]).not.toHaveProperty('removedIn');
  const [gone] = add([create('Grid'), create('Other')], [create('Other')]);
  expect(gone?.apis[0]?.removedIn).toBe('v2');
});

describe('with what releases changed', () => {
  const addDated = (versions: [props: string, changes: Record<string, ProductChanges>][]) =>
    addHistory(
      versions.map(([props, changes], index) => ({
        label: `v${index + 1}`,
        apis: [create('Grid', props)],
        changes: { 'data-table': changes },
      })),
    ).map(({ apis }) => {
      const prop = apis[0]?.props.find(({ name }) => name === 'a');
      return prop && pickHistory(prop);
    });
  const added = { added: ['Grid.props.a'] };

  test('a part has the release that added it, in later versions too', () => {
    expect(
      addDated([
        ['', {}],
        ['a', { '2.3.0': added, '2.4.0': { added: ['Grid.props.b'] } }],
        ['a', {}],
      ]),
    ).toEqual([undefined, { since: '2.3.0' }, { since: '2.3.0' }]);
  });

  test('what the oldest version got later has its release; what it lost for a while, the last one', () => {
    expect(
      addDated([
        ['a', { '1.2.0': added }],
        ['a', { '2.1.0': added }],
      ]),
    ).toEqual([{ since: '1.2.0' }, { since: '2.1.0' }]);
  });

  test('a part has the releases that deprecated and removed it', () => {
    expect(
      addDated([
        ['a', {}],
        ['a!', { '2.5.1': { deprecated: ['Grid.props.a'] } }],
        ['', { '3.2.0': { removed: ['Grid.props.a'] } }],
      ]),
    ).toEqual([
      { removedIn: '3.2.0' },
      { deprecatedSince: '2.5.1', removedIn: '3.2.0' },
      undefined,
    ]);
  });
});
