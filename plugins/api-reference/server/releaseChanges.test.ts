import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Product } from '../../../core/types';
import {
  type ApiParts,
  compareParts,
  findReleaseChanges,
  listParts,
  readReleaseChanges,
} from './releaseChanges';
import { createApi } from './testing/createApi';

/** Parts by their keys: `a!` when it is deprecated. */
const toParts = (text: string): ApiParts =>
  new Map(text.split(' ').map((key) => [key.replace('!', ''), key.endsWith('!')]));

test('a component is listed with its parts, the classes of slots among them', () => {
  const grid = createApi('Grid', { rows: 'R[]' }, ['footer']);
  const slots = grid.slots.map((slot) => ({ ...slot, className: 'AcmeGrid-footer' }));
  expect([...listParts([{ ...grid, slots, deprecated: '' }])]).toEqual([
    ['Grid', true],
    ['Grid.props.rows', false],
    ['Grid.slots.footer', false],
    ['Grid.classes.footer', false],
  ]);
});

test.each([
  ['an added part', 'Grid', 'Grid Grid.props.a', { added: ['Grid.props.a'] }],
  ['a component without its parts', 'Grid', 'Grid Bar Bar.props.a', { added: ['Bar'] }],
  ['a deprecated part', 'Grid.props.a', 'Grid.props.a!', { deprecated: ['Grid.props.a'] }],
  ['a removed part', 'Grid Grid.props.a', 'Grid', { removed: ['Grid.props.a'] }],
  ['nothing where nothing changed', 'Grid Grid.props.a!', 'Grid Grid.props.a!', {}],
])('comparing finds %s', (_name, before, after, expected) => {
  expect(compareParts(toParts(before), toParts(after))).toEqual(expected);
});

describe('findReleaseChanges', () => {
  /** Reads releases by the parts that they have, and notes which were read. */
  async function find(parts: Record<string, string>) {
    const read = new Set<string>();
    const changes = await findReleaseChanges(Object.keys(parts), (release) => {
      read.add(release);
      return Promise.resolve(
        new Map<Product, ApiParts>([['data-table', toParts(parts[release] ?? '')]]),
      );
    });
    return { changes, read: [...read] };
  }

  test('dates each change by its release, patches included', async () => {
    const { changes } = await find({
      '8.0.0': 'Grid',
      '8.1.0': 'Grid',
      '8.1.1': 'Grid Grid.props.a',
      '8.2.0': 'Grid Grid.props.a Grid.props.b',
    });
    expect(changes).toEqual({
      'data-table': {
        '8.1.1': { added: ['Grid.props.a'] },
        '8.2.0': { added: ['Grid.props.b'] },
      },
    });
  });

  test('reads nothing between two releases that are the same', async () => {
    const { read } = await find({
      '8.0.0': 'Grid',
      '8.1.0': 'Grid',
      '8.2.0': 'Grid',
      '8.3.0': 'Grid',
    });
    expect(read).toEqual(['8.0.0', '8.3.0']);
  });

  test('of a version with one release nothing is known', async () => {
    expect((await find({ '8.0.0': 'Grid' })).changes).toEqual({});
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
