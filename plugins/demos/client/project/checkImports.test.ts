import { checkImports } from './checkImports';

test('finds nothing wrong with imports that lead to a file, and leaves packages alone', () => {
  const files = {
    'src/Demo.tsx': `import react from 'react';\nimport { rows } from './data/rows';\nimport './Demo.css';`,
    'src/data/rows.ts': `import { cell } from '../Cell';`,
    'src/Cell.tsx': '',
    'src/Demo.css': `@import './missing.css';`,
  };
  expect(checkImports(files)).toEqual([]);
});

test('names the file and each import that leads nowhere', () => {
  const files = {
    'src/Demo.jsx': `import { rows } from './rows';\nimport { all } from '../all';`,
    'all.js': '',
    'src/rows.txt': '',
  };
  expect(checkImports(files)).toEqual([
    'src/Demo.jsx imports "./rows", which is not among its files.',
  ]);
});
