import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readReactNeeds } from './reactNeeds';

const dir = mkdtempSync(path.join(tmpdir(), 'react-'));
afterAll(() => rmSync(dir, { recursive: true }));

const grid = { product: 'data-table', package: 'grid', version: '4.0.0-alpha.37' } as const;
const chart = { product: 'graphs', package: 'chart', version: '8.0.0' } as const;

function install(name: string, manifest: object): void {
  mkdirSync(path.join(dir, 'node_modules', name), { recursive: true });
  writeFileSync(path.join(dir, 'node_modules', name, 'package.json'), JSON.stringify(manifest));
}

test('the history says which React is needed from a release on, or else the installed package', async () => {
  install('grid', { peerDependencies: { react: '^16.8.0 || ^17.0.0' } });
  const changes = {
    graphs: { '8.0.0': { react: '^18.0.0' }, '8.1.0': { added: ['Bar'] }, '8.2.0': { react: '*' } },
  };
  expect(await readReactNeeds([grid, grid, chart], changes, dir)).toEqual({
    'data-table': { '4.0.0-alpha.37': '^16.8.0 || ^17.0.0' },
    graphs: { '8.0.0': '^18.0.0', '8.2.0': '*' },
  });
});

test('a package that says nothing of React has no entry', async () => {
  install('chart', {});
  expect(await readReactNeeds([chart], {}, dir)).toEqual({});
});
