import { strFromU8, unzipSync } from 'fflate';
import { toArchive } from './toArchive';

test('holds the files of a project in one folder', () => {
  const bytes = toArchive({
    title: 'SignIn',
    description: 'Sign in',
    entry: 'src/Demo.tsx',
    files: { 'package.json': '{}\n', 'src/Demo.tsx': 'export default 1; // ✓\n' },
    dependencies: {},
  });
  const files = Object.entries(unzipSync(bytes)).map(([name, text]) => [name, strFromU8(text)]);
  expect(Object.fromEntries(files)).toEqual({
    'SignIn/package.json': '{}\n',
    'SignIn/src/Demo.tsx': 'export default 1; // ✓\n',
  });
});
