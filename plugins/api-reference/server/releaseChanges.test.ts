import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Product } from '../../../core/types';
import type { ComparableApi } from '../compare/types';
import type { Api } from '../types';
import {
  type ReleaseChanges,
  type ReleasedApi,
  compareReleasedApis,
  findReleaseChanges,
  readReleaseChanges,
} from './releaseChanges';
import { createApi } from './testing/createApi';

/** A component with props by name: a type, or more of it. */
function create(props: Record<string, string | Partial<Api['props'][number]>> = {}): Api {
  const grid = createApi('Grid', {});
  return {
    ...grid,
    props: Object.entries(props).map(([name, prop]) => ({
      ...{ name, type: 'string', required: false, default: null, deprecated: null },
      ...{ plan: null, description: '' },
      ...(typeof prop === 'string' ? { type: prop } : prop),
    })),
  };
}

const toReleased = (
  apis: readonly ComparableApi[],
  names: readonly string[] = [],
): ReleasedApi => ({
  apis: new Map<Product, readonly ComparableApi[]>([['data-table', apis]]),
  names: new Set(names),
});

const createSlots = (...slots: (string | null)[]) => ({
  ...create(),
  slots: slots.map((value) => ({
    ...{ name: 'footer', default: value, className: 'AcmeGrid-footer', description: '' },
    ...{ deprecated: null, plan: null },
  })),
});

test.each<[string, Api[], Api[], object]>([
  ['an added prop', [create()], [create({ a: 'string' })], { added: ['Grid.props.a'] }],
  ['a component without its parts', [], [create({ a: 'string' })], { added: ['Grid'] }],
  [
    'a slot with its class',
    [create()],
    [createSlots('Footer')],
    { added: ['Grid.classes.footer', 'Grid.slots.footer'] },
  ],
  [
    'a deprecated prop',
    [create({ a: 'string' })],
    [create({ a: { deprecated: '' } })],
    { deprecated: ['Grid.props.a'] },
  ],
  ['a removed prop', [create({ a: 'string' })], [create()], { removed: ['Grid.props.a'] }],
  [
    'what types, defaults and needs were before',
    [create({ a: { type: "'x'", default: "'x'", required: true } })],
    [create({ a: { type: "'x' | 'y'", default: "'y'" } })],
    { before: { 'Grid.props.a': { type: "'x'", default: "'x'", required: true } } },
  ],
  ['no component of a slot', [createSlots('Footer')], [createSlots('GridFooter')], {}],
  [
    'no default that is a function or prose',
    [create({ a: { default: '() => 1' }, b: { default: '3' } })],
    [create({ a: { default: '() => 2' }, b: { default: '`4` when wide, `3` otherwise' } })],
    {},
  ],
  [
    'nothing where only the spelling differs',
    [create({ a: { type: '\'x\' | "y"', default: "'x'" } })],
    [create({ a: { type: "'y' | 'x'", default: '"x"' } })],
    {},
  ],
  ['no type that the compiler did not find', [create({ a: 'any' })], [create({ a: 'string' })], {}],
  [
    'no type that is made of one that the compiler did not find',
    [create({ a: 'RefObject<Partial<{}>>' })],
    [create({ a: 'RefObject<string>' })],
    {},
  ],
  [
    'no default where one release only left it out',
    [create({ a: {} })],
    [create({ a: { default: "'x'" } })],
    {},
  ],
])('comparing finds %s', (_name, before, after, expected) => {
  expect(compareReleasedApis('data-table', toReleased(before), toReleased(after))).toEqual(
    expected,
  );
});

test('what is exported without being documented has not come, and not gone', () => {
  const [hidden, documented] = [toReleased([], ['Grid']), toReleased([create()])];
  expect(compareReleasedApis('data-table', hidden, documented)).toEqual({});
  expect(compareReleasedApis('data-table', documented, hidden)).toEqual({});
});

describe('findReleaseChanges', () => {
  /** Reads releases by the props that they have, and notes which were read. */
  async function find(props: Record<string, string>, known?: ReleaseChanges) {
    const read = new Set<string>();
    const changes = await findReleaseChanges(
      Object.keys(props),
      (release) => {
        read.add(release);
        const names = props[release]?.split(' ').filter(Boolean) ?? [];
        const api = create(
          Object.fromEntries(names.map((name) => name.split(':') as [string, string])),
        );
        return Promise.resolve(toReleased([api]));
      },
      known,
    );
    return { changes, read: [...read] };
  }

  test('dates each change by its release, patches included', async () => {
    const { changes } = await find({
      '8.0.0': '',
      '8.1.0': '',
      '8.1.1': 'a:x',
      '8.2.0': 'a:x b:x',
    });
    expect(changes).toEqual({
      'data-table': {
        '8.1.1': { added: ['Grid.props.a'] },
        '8.2.0': { added: ['Grid.props.b'] },
      },
    });
  });

  test('reads nothing between two releases that are the same', async () => {
    const { read } = await find({ '8.0.0': 'a:x', '8.1.0': 'a:x', '8.2.0': 'a:x', '8.3.0': 'a:x' });
    expect(read).toEqual(['8.0.0', '8.3.0']);
  });

  const patches = { '8.0.0': 'a:x', '8.0.1': 'a:x b:x', '8.0.2': 'a:x b:x', '8.1.0': 'a:y b:x' };

  test('reads no patches where the events are known, and dates the rest by the first one', async () => {
    const known = { 'data-table': { '8.0.1': { added: ['Grid.props.b'] } } };
    const { changes, read } = await find(patches, known);
    expect(read).toEqual(['8.0.0', '8.1.0']);
    const before = { 'Grid.props.a': { type: 'x' } };
    expect(changes['data-table']).toEqual({ '8.0.1': { added: ['Grid.props.b'], before } });
  });

  test.each([
    ['nothing is known', {}],
    ['too little is known', { '8.1.0': { added: ['Grid.props.c'] } }],
    ['too much is known', { '8.0.1': { added: ['Grid.props.b'] }, '8.0.2': { removed: ['Grid'] } }],
  ])('reads patches where %s', async (_name, known) => {
    const { changes } = await find(patches, { 'data-table': known });
    expect(changes['data-table']).toEqual({
      '8.0.1': { added: ['Grid.props.b'] },
      '8.1.0': { before: { 'Grid.props.a': { type: 'x' } } },
    });
  });

  test('of a version with one release nothing is known', async () => {
    expect((await find({ '8.0.0': 'a:x' })).changes).toEqual({});
  });
});

test('a version without the file changed nothing; a broken file is named with the command that mends it', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'releases-'));
  expect(readReleaseChanges(dir)).toEqual({});
  writeFileSync(path.join(dir, 'api-releases.json'), '<<<<<<< HEAD');
  expect(() => readReleaseChanges(dir)).toThrow(
    /api-releases\.json is not valid JSON: .* npm run library -- releases/,
  );
  rmSync(dir, { recursive: true });
});
