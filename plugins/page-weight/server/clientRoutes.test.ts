import { gzipSync } from 'node:zlib';
import { toClientRoutes } from './clientRoutes';
import { parseRoutes } from './readRoutes';
import { renderRoutes, renderSection } from './renderRoutes';

interface Leaf {
  path: string;
  modules: object;
}

/** Writes the files of a build as Docusaurus generates them: pages in a layout, and pages beside it. */
function generate(inLayout: readonly Leaf[], beside: readonly Leaf[]) {
  const names: Record<string, object> = {
    '/x/-0': { __comp: 'layout', __context: { plugin: 'a1' } },
    '/x/-1': { __comp: 'root' },
  };
  const toRoute = ({ path, modules }: Leaf, index: number) => {
    names[`${path}-b${index}`] = modules;
    return `{
  path: '${path}',
  component: ComponentCreator('${path}', 'b${index}'),
  exact: true,
  sidebar: "docs"
}`;
  };
  const routes = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
${beside.map(toRoute).join(',\n')},
  {
    path: '/x/',
    component: ComponentCreator('/x/', '0'),
    routes: [{ path: '/x/', component: ComponentCreator('/x/', '1'), routes: [
${inLayout.map((leaf, index) => toRoute(leaf, index + beside.length)).join(',\n')}
    ] }]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;
  const toRequest = (name: string) =>
    name === 'a1' ? '@generated/docs/default/__plugin.json' : `@site/${name}.mdx`;
  const modules = new Set(JSON.stringify(names).match(/(?<=":")\w+/g));
  const lines = [...modules].map((name) => {
    const request = toRequest(name);
    return `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${request}"), "${request}", require.resolveWeak("${request}")],\n`;
  });
  const registry = `export default {\n${lines.join('')}};\n`;
  return parseRoutes({ routes, chunkNames: JSON.stringify(names), registry });
}

const toGuide = (path: string, index: number): Leaf => ({
  path,
  modules: { __comp: 'DocItem', content: `guide${index}` },
});
const toApi = (path: string): Leaf => ({ path, modules: { __comp: 'ApiPage' } });
const toTemplate = (path: string): Leaf => ({ path, modules: { __comp: 'Template' } });
const home: Leaf = { path: '/x/', modules: { __comp: 'Home' } };

const generated = generate(
  [
    ...['/x/react-graphs', '/x/react-graphs/bars', '/x/about'].map(toGuide),
    ...['/x/api/graphs/bar-graph', '/x/api/graphs/bar-series'].map(toApi),
  ],
  [home, ...['/x/templates/blog', '/x/templates/sales'].map(toTemplate)],
);

test('pages in a layout are in lists of their sections; layouts and few pages are in the table', () => {
  const { routes, kinds, sections } = toClientRoutes(generated, '/x/');
  expect(routes).toMatchObject([
    { path: '/x/' },
    { path: ['/x/templates/blog', '/x/templates/sales'] },
    { path: '/x/', routes: [{ path: '/x/', routes: [] }] },
    { path: '*' },
  ]);
  expect(kinds).toMatchObject([
    { layout: [2, 0], parts: { __comp: 'DocItem' }, own: ['content'] },
    { layout: [2, 0], parts: { __comp: 'ApiPage' }, own: [] },
  ]);
  expect([...sections].map(([name, pages]) => [name, pages.map(({ path }) => path)])).toEqual([
    ['react-graphs', ['/x/react-graphs', '/x/react-graphs/bars']],
    ['', ['/x/about']],
    ['api', ['/x/api/graphs/bar-graph', '/x/api/graphs/bar-series']],
  ]);
});

test('pages that are drawn from the same modules share an entry', () => {
  const { sections } = toClientRoutes(generated, '/x/');
  expect(renderSection(sections.get('api') ?? [], generated)).toBe(
    'export default [\n  [1, ["/x/api/graphs/bar-graph","/x/api/graphs/bar-series"]],\n];\n',
  );
  expect(renderSection(sections.get('') ?? [], generated)).toBe(
    'export default [\n  [0, ["/x/about"], () => import(/* webpackChunkName: "guide2" */ "@site/guide2.mdx")],\n];\n',
  );
});

test('the table has the names of plugins, and loads all layouts and documents with one chunk', () => {
  const text = renderRoutes(toClientRoutes(generated, '/x/'), generated, (name) => `./${name}.js`);
  expect(text).toContain('"__context": { "plugin": {"name":"docs","id":"default"} }');
  expect(text).toContain('import(/* webpackChunkName: "layouts" */ "@site/layout.mdx")');
  expect(text).toContain('import(/* webpackChunkName: "layouts" */ "@site/root.mdx")');
  expect(text).toContain('import(/* webpackChunkName: "layouts" */ "@site/DocItem.mdx")');
  expect(text).toContain('import(/* webpackChunkName: "ApiPage" */ "@site/ApiPage.mdx")');
  expect(text).toContain('{ siblings: routes[2].routes[0].routes,');
  expect(text).toContain('"react-graphs": () => import(/* webpackChunkName: "pages-0" */');
});

test('what every page loads is the same for 60 and for 600 pages', () => {
  const weigh = (count: number) => {
    const names = Array.from({ length: count }, (_, index) => `page-${index}`);
    const site = generate(
      names.flatMap((name, index) => [
        toGuide(`/x/react-graphs/${name}`, index),
        toApi(`/x/api/graphs/${name}`),
      ]),
      [home],
    );
    const table = renderRoutes(toClientRoutes(site, '/x/'), site, (name) => `./${name}.js`);
    return gzipSync(table).length;
  };
  expect(weigh(600)).toBe(weigh(60));
});

test.each(['/x/:name', '/x/(a|b)', '/x/*'])('a route %s with a pattern stops the build', (path) => {
  expect(() => generate([], [{ path, modules: { __comp: 'Home' } }])).toThrow(
    `The route ${path} has a pattern`,
  );
});

test.each([
  ['routes.js', { routes: '' }],
  ['routesChunkNames.json', { chunkNames: '{}' }],
])('a %s of an unknown form stops the build', (file, changed) => {
  const texts = {
    routes: "export default [\n  { path: '/x/', component: ComponentCreator('/x/', 'a') },\n];\n",
    chunkNames: '{"/x/-a":{"__comp":"b"}}',
    registry: '',
  };
  expect(() => parseRoutes({ ...texts, ...changed })).toThrow(
    `The ${file} that Docusaurus generated`,
  );
});
