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

test('lists what a workspace gets, what that needs, and the integrity of each', () => {
  expect(collectLockedPackages(createLockfile('1.0.0'), 'docs')).toEqual([
    'deep@1.0.0 ',
    'grid@8.0.0(react@19.0.0) sha512-grid',
    'other@3.0.0 ',
  ]);
});

test('a package deep down that changed changes the list of the workspace that has it, and of no other', () => {
  const before = createLockfile('1.0.0');
  const after = createLockfile('1.0.1');
  expect(collectLockedPackages(after, 'docs')).not.toEqual(collectLockedPackages(before, 'docs'));
  expect(collectLockedPackages(after, '.')).toEqual(collectLockedPackages(before, '.'));
});

test('a workspace that the lockfile does not know has nothing', () => {
  expect(collectLockedPackages(createLockfile('1.0.0'), 'elsewhere')).toEqual([]);
});

test('what a workspace needs for development alone is left out', () => {
  expect(collectLockedPackages(createLockfile('1.0.0'), '.')).toEqual(['site@1.0.0 ']);
});
