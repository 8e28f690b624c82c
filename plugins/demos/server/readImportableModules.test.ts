import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readImportableModules } from './readImportableModules';

test('reads what packages offer: folders of components that a build can take in', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'version-'));
  const dependencies = {
    '@mui/icons-material': '7.3.11',
    '@mui/x-date-pickers': '8.11.0',
    '@mui/x-license': '8.11.0',
    '@types/react': '19.2.6',
    react: '19.2.9',
  };
  writeFileSync(path.join(dir, 'package.json'), JSON.stringify({ dependencies }));
  const folders = ['AdapterDayjs', 'AdapterLuxon', 'DatePicker', 'esm', 'internals', 'locales'];
  for (const folder of folders.map((name) => `@mui/x-date-pickers/${name}`).concat('react')) {
    mkdirSync(path.join(dir, 'node_modules', folder), { recursive: true });
    writeFileSync(path.join(dir, 'node_modules', folder, 'index.js'), '');
  }
  expect(await readImportableModules(dir)).toEqual([
    '@mui/x-date-pickers',
    '@mui/x-date-pickers/AdapterDayjs',
    '@mui/x-date-pickers/DatePicker',
    'react',
    'react/jsx-runtime',
  ]);
});
