import { renderDemoModules } from './renderDemoModules';

const demo = {
  name: 'FirstGrid',
  file: '/site/docs/grid/demos/FirstGrid.tsx',
  source: 'const a = "<b>`${1}`</b>";\n\n',
};

/** Each file's text, by its name. */
const render = (...demos: (typeof demo)[]) =>
  Object.fromEntries(renderDemoModules(demos).map(({ name, text }) => [name, text]));

test('writes a module that loads the demo and its source apart', () => {
  expect(render(demo)['FirstGrid.js']).toMatchInlineSnapshot(`
   "import prerendered from "./FirstGrid.source.js?prerendered";
   export const name = "FirstGrid";
   export const sourceHtml = prerendered;
   export const load = () => import("/site/docs/grid/demos/FirstGrid.tsx");
   export const loadSourceHtml = () => import("./FirstGrid.source.js");
   "
  `);
});

test('writes the highlighted source, safe as JavaScript and as HTML', () => {
  const text = render(demo)['FirstGrid.source.js'] ?? '';
  const html = JSON.parse(text.replace(/^export default |;\n$/g, '')) as string;
  expect(html).not.toContain('<b>');
  expect(html.endsWith('\n')).toBe(false);
});

test('lists every demo of the version by its name', () => {
  expect(render(demo, { ...demo, name: 'Other' })['registry.js']).toMatchInlineSnapshot(`
   "export default {
     FirstGrid: () => import('./FirstGrid.js'),
     Other: () => import('./Other.js'),
   };
   "
  `);
});

test('lists none for a version without demos', () => {
  expect(render()).toEqual({ 'registry.js': 'export default {\n};\n' });
});
