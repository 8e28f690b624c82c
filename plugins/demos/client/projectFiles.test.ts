import { library } from '@site/library';
import {
  toConfigFiles,
  toIndexHtml,
  toMainFile,
  toPackageJson,
  toProjectPath,
} from './projectFiles';

describe('toIndexHtml', () => {
  test('renders a page with its title as text', () => {
    const html = toIndexHtml('<Grid> & "Co"', 'src/main.tsx');
    const page = new DOMParser().parseFromString(html, 'text/html');
    expect(page.title).toBe('<Grid> & "Co"');
    expect(page.querySelector('meta[name="viewport"]')).not.toBeNull();
    expect(page.querySelector('script')?.getAttribute('src')).toBe('/src/main.tsx');
    expect(html).toMatchInlineSnapshot(`
   "<!doctype html>
   <html lang="en">
     <head>
       <meta charset="utf-8" />
       <meta name="viewport" content="width=device-width, initial-scale=1" />
       <title>&lt;Grid&gt; &amp; "Co"</title>
       <link rel="icon" href="data:," />
     </head>
     <body>
       <div id="root"></div>
       <script type="module" src="/src/main.tsx"></script>
     </body>
   </html>
   "
  `);
  });
});

describe('toConfigFiles', () => {
  test('sets Vite and TypeScript up', () => {
    const files = toConfigFiles('Acme System', 'TS');
    expect(Object.keys(files)).toEqual(['vite.config.js', 'tsconfig.json']);
    expect(files['vite.config.js']).toMatchInlineSnapshot(`
   "import { defineConfig } from 'vite';
   import react from '@vitejs/plugin-react';

   export default defineConfig({
     plugins: [react()],
     // Without jsnext:main: Moment's copy there has no locales.
     resolve: { mainFields: ['browser', 'module'] },
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
});

describe('toMainFile', () => {
  const dependencies = { '@acme/material': '7.3.11', react: '19.2.9', 'react-dom': '19.2.9' };
  const foundation = library.foundations['@acme/material'];
  const options = { component: 'Demo', dependencies, foundation };

  test('draws on a root from React 18 on', () => {
    expect(toMainFile({ ...options, style: 'Acme System', variant: 'TS' })).toMatchInlineSnapshot(`
   "import { createRoot } from 'react-dom/client';
   import CssBaseline from '@acme/material/CssBaseline';
   import Demo from './Demo';

   createRoot(document.getElementById('root')!).render(
     <>
       <CssBaseline />
       <Demo />
     </>,
   );
   "
  `);
  });

  test('asserts nothing in JavaScript', () => {
    const main = toMainFile({ ...options, style: 'CSS', variant: 'JS' });
    expect(main).toContain(`createRoot(document.getElementById('root')).render(`);
  });

  test('draws without a root on React 17', () => {
    const old = {
      component: 'Demo',
      dependencies: { '@old-acme/core': '4.12.4', react: '17.0.2', 'react-dom': '17.0.2' },
      foundation: library.foundations['@old-acme/core'],
    };
    expect(toMainFile({ ...old, style: 'Acme System', variant: 'TS' })).toMatchInlineSnapshot(`
   "import ReactDOM from 'react-dom';
   import CssBaseline from '@old-acme/core/CssBaseline';
   import Demo from './Demo';

   ReactDOM.render(
     <>
       <CssBaseline />
       <Demo />
     </>,
     document.getElementById('root'),
   );
   "
  `);
  });

  test("puts the library's styles before those of plain CSS", () => {
    expect(toMainFile({ ...options, style: 'CSS', variant: 'TS' })).toMatchInlineSnapshot(`
   "import { createRoot } from 'react-dom/client';
   import CssBaseline from '@acme/material/CssBaseline';
   import { StyledEngineProvider } from '@acme/material/styles';
   import Demo from './Demo';

   createRoot(document.getElementById('root')!).render(
     <StyledEngineProvider injectFirst>
       <CssBaseline />
       <Demo />
     </StyledEngineProvider>,
   );
   "
  `);
  });

  test('brings the styles of Tailwind', () => {
    expect(toMainFile({ ...options, style: 'Tailwind', variant: 'TS' })).toContain(
      `import './index.css';`,
    );
  });

  test('does without the baseline where a demo does without the library', () => {
    const bare = { react: '18.3.1', 'react-dom': '18.3.1' };
    expect(
      toMainFile({ component: 'Demo', style: 'CSS', variant: 'TS', dependencies: bare }),
    ).not.toContain('CssBaseline');
  });
});

describe('toProjectPath', () => {
  test.each([
    ['rows.ts', 'export const rows = [];', 'TS', 'src/rows.ts'],
    ['Cell.tsx', 'export const cell = <b />;', 'TS', 'src/Cell.tsx'],
    ['Grid.css', '.grid {}', 'TS', 'src/Grid.css'],
    ['Grid.css', '.grid {}', 'JS', 'src/Grid.css'],
    ['rows.js', 'export const rows = [];', 'JS', 'src/rows.js'],
    ['data/rows.ts', 'export const rows = [];', 'JS', 'src/data/rows.js'],
    ['Cell.js', 'export const cell = <b />;', 'JS', 'src/Cell.jsx'],
    ['Cell.js', 'export const cell = <b>x</b>;', 'JS', 'src/Cell.jsx'],
  ] as const)('%s with %s goes in %s to %s', (name, code, variant, expected) => {
    expect(toProjectPath(name, code, variant)).toBe(expected);
  });
});

describe('toPackageJson', () => {
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
    ['TreeNode2', 'tree-node2'],
  ])('%s becomes %s', (name, expected) => {
    expect(JSON.parse(toPackageJson({ name, ...options }))).toHaveProperty('name', expected);
  });
});
