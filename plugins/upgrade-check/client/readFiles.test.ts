import { readFiles } from './readFiles';

function createFile(path: string, text = 'const a = 1;'): File {
  const file = new File([text], path.split('/').at(-1) ?? '');
  Object.defineProperty(file, 'webkitRelativePath', { value: path.includes('/') ? path : '' });
  // jsdom's files have no text().
  file.text = () => Promise.resolve(text);
  return file;
}

test('code is read, and nothing of packages, hidden folders or other files', async () => {
  const { code, unread } = await readFiles(
    [
      'App.tsx',
      'app/src/grid.js',
      'app/node_modules/x/index.js',
      'app/.next/server.js',
      'app/types.d.ts',
      'app/logo.svg',
    ].map((path) => createFile(path)),
  );
  expect(code.map(({ name }) => name)).toEqual(['App.tsx', 'app/src/grid.js']);
  expect(unread).toEqual([]);
});

test('a file that is too large or cannot be opened is named', async () => {
  const locked = createFile('locked.ts');
  locked.text = () => Promise.reject(new Error('NotReadableError'));
  const { code, unread } = await readFiles([createFile('big.js', 'a'.repeat(1_000_001)), locked]);
  expect(code).toEqual([]);
  expect(unread).toEqual(['big.js', 'locked.ts']);
});
