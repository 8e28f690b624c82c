import { type Lockfile, collectLockedPackages } from './cacheKey';

function createLockfile(deepVersion: string): Lockfile {
  return {
    importers: {
      '.': {
        dependencies: { site: { version: '1.0.0' } },
        devDependencies: { jest: { version: '30.0.0' } },
      } as object,
      docs: { dependencies: { grid: { version: '8.0.0(react@19.0.0)' } } },
    },
    snapshots: {
      'site@1.0.0': {},
      'grid@8.0.0(react@19.0.0)': { dependencies: { deep: deepVersion, alias: 'other@3.0.0' } },
      'deep@1.0.0': {},
      'deep@1.0.1': { optionalDependencies: { grid: '8.0.0(react@19.0.0)' } },
      'other@3.0.0': {},
    },
    packages: { 'grid@8.0.0': { resolution: { integrity: 'sha512-grid' } } },
  };
}

test('lists the packages of a workspace and their dependencies, with their integrity', () => {
  expect(collectLockedPackages(createLockfile('1.0.0'), 'docs')).toEqual([
    'deep@1.0.0 ',
    'grid@8.0.0(react@19.0.0) sha512-grid',
    'other@3.0.0 ',
  ]);
});

test('a change of a deep dependency changes the list of the workspaces that have it only', () => {
  const before = createLockfile('1.0.0');
  const after = createLockfile('1.0.1');
  expect(collectLockedPackages(after, 'docs')).not.toEqual(collectLockedPackages(before, 'docs'));
  expect(collectLockedPackages(after, '.')).toEqual(collectLockedPackages(before, '.'));
});

test('an unknown workspace has no packages', () => {
  expect(collectLockedPackages(createLockfile('1.0.0'), 'elsewhere')).toEqual([]);
});

test('development dependencies are left out', () => {
  expect(collectLockedPackages(createLockfile('1.0.0'), '.')).toEqual(['site@1.0.0 ']);
});
