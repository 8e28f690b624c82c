import { toPackageJson } from './toPackageJson';

const options = {
  description: 'Columns | X Docs',
  dependencies: { react: '19.2.9' },
  devDependencies: { vite: '6.4.6' },
};

test('renders a manifest that an online editor can start', () => {
  expect(toPackageJson({ name: 'ColumnTypes', ...options })).toMatchInlineSnapshot(`
   "{
     "name": "column-types",
     "version": "1.0.0",
     "private": true,
     "type": "module",
     "scripts": {
       "dev": "vite",
       "build": "vite build",
       "preview": "vite preview"
     },
     "description": "Columns | X Docs",
     "dependencies": {
       "react": "19.2.9"
     },
     "devDependencies": {
       "vite": "6.4.6"
     }
   }
   "
  `);
});

test.each([
  ['FirstGrid', 'first-grid'],
  ['RTLGrid', 'rtl-grid'],
  ['TreeItem2', 'tree-item2'],
])('%s becomes %s', (name, expected) => {
  expect(JSON.parse(toPackageJson({ name, ...options }))).toHaveProperty('name', expected);
});
