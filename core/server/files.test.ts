import path from 'node:path';
import { siteDir } from './files';

/** Returns the folder in a process with this setting. */
async function read(setting: string | undefined): Promise<string> {
  jest.resetModules();
  jest.replaceProperty(process, 'env', { ...process.env, DOCS_CACHE_DIR: setting });
  const { cacheDir } = await import('./files');
  return path.relative(siteDir, cacheDir);
}

test.each([
  [undefined, 'node_modules/.cache'],
  ['', 'node_modules/.cache'],
  ['.cache', '.cache'],
  ['/tmp/docs-cache', path.relative(siteDir, '/tmp/docs-cache')],
])('DOCS_CACHE_DIR=%p puts the cache at %s', async (setting, expected) => {
  expect(await read(setting)).toBe(expected);
});

test('a path from a folder has slashes on Windows too', () => {
  jest.isolateModules(() => {
    jest.doMock('node:path', () => jest.requireActual<typeof path>('node:path').win32);
    const { toRelative } = jest.requireActual<typeof import('./files')>('./files');
    expect(toRelative('C:\\docs', 'C:\\docs\\versioned_docs\\version-v6')).toBe(
      'versioned_docs/version-v6',
    );
    jest.unmock('node:path');
  });
});
