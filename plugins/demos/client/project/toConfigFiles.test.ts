import { toConfigFiles } from './toConfigFiles';

test('sets Vite and TypeScript up', () => {
  const files = toConfigFiles('MUI System', 'TS');
  expect(Object.keys(files)).toEqual(['vite.config.js', 'tsconfig.json']);
  expect(files['vite.config.js']).toMatchInlineSnapshot(`
   "import { defineConfig } from 'vite';
   import react from '@vitejs/plugin-react';

   export default defineConfig({
     plugins: [react()],
     server: { host: true, allowedHosts: ['.csb.app'] },
   });
   "
  `);
});

test('needs nothing but Vite for JavaScript', () => {
  expect(Object.keys(toConfigFiles('CSS', 'JS'))).toEqual(['vite.config.js']);
});

test('sets Tailwind up, its utilities stronger than the styles of the library', () => {
  const files = toConfigFiles('Tailwind', 'JS');
  expect(files['vite.config.js']).toContain('plugins: [react(), tailwindcss()],');
  expect(files['src/index.css']).toContain("utilities.css' layer(utilities) important;");
});
