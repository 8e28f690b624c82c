import { library } from '@site/library';
import type { BuiltDemo } from './buildDemo';
import { renderDemoModules } from './demoModules';

const source = {
  files: [{ name: 'FirstGrid.tsx', code: 'a;\n', html: '<b>a</b>;' }] as const,
  preview: { from: 1, to: 1, html: '<b>a</b>' },
};

const demo: BuiltDemo = {
  name: 'FirstGrid',
  id: 'FirstGrid',
  dir: '/site/docs/grid/demos',
  hasPage: true,
  variants: [
    {
      style: 'Acme System',
      file: '/site/docs/grid/demos/FirstGrid.tsx',
      files: [
        {
          name: 'FirstGrid.tsx',
          code: "import { DataTable } from '@acme/x-data-table';",
          file: '/site/docs/grid/demos/FirstGrid.tsx',
        },
      ],
      missing: [],
    },
    {
      style: 'CSS',
      file: '/site/docs/grid/demos/FirstGrid.css.tsx',
      files: [
        {
          name: 'FirstGrid.tsx',
          code: "import { DataTablePro } from '@acme/x-data-table-pro';",
          file: '/site/docs/grid/demos/FirstGrid.css.tsx',
        },
      ],
      missing: [],
    },
  ],
  sources: {
    'Acme System': { TS: source, JS: { files: source.files } },
    CSS: { TS: source, JS: source },
  },
  styles: { CSS: { scope: 'FirstGrid-css', css: '[data-styles="FirstGrid-css"] b {}' } },
};

/** Each file's text, by its name. */
const render = (demos: BuiltDemo[], licenseKey?: string) =>
  Object.fromEntries(
    renderDemoModules(demos, {
      siteDir: '/site',
      versionDir: '/site/docs',
      library,
      licenseKey,
    }).map(({ name, text }) => [name, text]),
  );

test('writes a module that loads each style, and the code apart', () => {
  expect(render([demo])['grid/demos/FirstGrid.js']).toMatchInlineSnapshot(`
   "import prerendered from "./FirstGrid.prerendered.js";
   const loaders = {
     "Acme System": () => import("/site/docs/grid/demos/FirstGrid.tsx"),
     "CSS": () => Promise.all([import("/site/docs/grid/demos/FirstGrid.css.tsx"), import("./FirstGrid.css.styles.js")]).then(([demo, { default: styles }]) => ({ default: demo.default, styles })),
   };
   export const name = "FirstGrid";
   export const id = "FirstGrid";
   export const path = "docs/grid/demos/FirstGrid.tsx";
   export const styles = ["Acme System","CSS"];
   export const plan = "pro";
   export const previews = ["TS"];
   export const previewLines = 1;
   export const load = (style = styles[0]) => loaders[style]();
   export { prerendered };
   export const loadSources = () => import("./FirstGrid.sources.js");
   "
  `);
});

test('sets the license key before a demo that asks for one, and only there', () => {
  const text = render([demo], 'the key')['grid/demos/FirstGrid.js'] ?? '';
  const [, system = '', css = ''] = /"Acme System": (.*),\n +"CSS": (.*),\n/.exec(text) ?? [];
  expect(system).not.toContain('license');
  expect(css).toContain(
    `import('@version/license').then(({ setLicenseKey }) => setLicenseKey("the key")).then(() => import("/site/docs/grid/demos/FirstGrid.css.tsx"))`,
  );
});

test('names the highest plan of the packages that any of its files imports', () => {
  const withImport = (code: string): BuiltDemo => {
    const [first] = demo.variants;
    return {
      ...demo,
      variants: first
        ? [
            {
              ...first,
              files: [
                first.files[0],
                { name: 'columns.tsx', code, file: '/site/docs/grid/demos/columns.tsx' },
              ],
            },
          ]
        : [],
    };
  };
  const read = (code: string) => render([withImport(code)])['grid/demos/FirstGrid.js'];
  expect(read("import { TableColDef } from '@acme/x-data-table';")).not.toContain('const plan');
  expect(read("import { useTableApiRef } from '@acme/x-data-table-pro/hooks';")).toContain(
    'const plan = "pro";',
  );
  expect(
    read("import '@acme/x-day-pickers-pro';\nimport { A } from '@acme/x-data-table-premium';"),
  ).toContain('const plan = "premium";');
});

test('gives the page the code of the first style in both languages', () => {
  expect(render([demo])['grid/demos/FirstGrid.prerendered.js']).toBe(
    'export default {"TS":{"html":"<b>a</b>;","previewHtml":"<b>a</b>"},"JS":{"html":"<b>a</b>;"}};\n',
  );
});

test('writes the CSS of a style with its scope', () => {
  expect(render([demo])['grid/demos/FirstGrid.css.styles.js']).toContain('"scope":"FirstGrid-css"');
});

test('a file that several demos have is written once, and imported by their code', () => {
  const orders = { name: 'data/orders.ts', code: 'orders;\n', html: '<i>orders</i>' };
  const own = { name: 'rows.ts', code: 'rows;\n', html: '<i>rows</i>' };
  const withFiles = (name: string): BuiltDemo => {
    const code = { files: [source.files[0], orders, { ...own, code: name }] as const };
    const JS = { files: [source.files[0], orders] as const };
    return { ...demo, name, id: name, sources: { CSS: { TS: code, JS } } };
  };
  const files = render([withFiles('FirstGrid'), withFiles('SecondGrid')]);
  const shared = Object.keys(files).filter((name) => name.startsWith('files/'));
  expect(shared).toHaveLength(1);
  expect(files[shared[0] ?? '']).toBe(`export default ${JSON.stringify(orders)};\n`);
  const code = files['grid/demos/SecondGrid.sources.js'];
  expect(code).toContain(`import file0 from "../../${shared[0]}";`);
  expect(code).not.toContain('<i>orders');
  expect(code).toContain('<i>rows');
});

test('lists every demo of the version by its id', () => {
  const other = { ...demo, id: 'tree-FirstGrid', dir: '/site/docs/tree/demos' };
  expect(render([demo, other])['registry.js']).toBe(
    [
      'import * as demo0 from "./grid/demos/FirstGrid.js";',
      'import * as demo1 from "./tree/demos/FirstGrid.js";',
      'export default {\n  "FirstGrid": demo0,\n  "tree-FirstGrid": demo1,\n};\n',
    ].join('\n'),
  );
});

test('lists none for a version without demos', () => {
  expect(render([])).toEqual({ 'registry.js': 'export default {\n};\n' });
});
