import { matchPath } from '@docusaurus/router';
import { toClientRoutes } from './clientRoutes';

const toLeaf = (path: string, hash: string) => `{
  path: '${path}',
  component: ComponentCreator('${path}', '${hash}'),
  exact: true,
  sidebar: "docs"
}`;

const generated = {
  code: `export default [
${[
  '/x/api/charts',
  '/x/api/charts/bar-chart',
  '/x/api/charts/bar-series',
  '/x/react-charts/bars',
  '/x/templates/blog',
  '/x/templates/pricing',
]
  .map((path, index) => toLeaf(path, `a0${index}`))
  .join(',\n')},
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`,
  chunkNames: {
    '/x/api/charts-a00': { __comp: '1' },
    '/x/api/charts/bar-chart-a01': { __comp: '2' },
    '/x/api/charts/bar-series-a02': { __comp: '2' },
    '/x/react-charts/bars-a03': { __comp: '3' },
    '/x/templates/blog-a04': { __comp: '4' },
    '/x/templates/pricing-a05': { __comp: '4' },
  },
};

const families = ['/x/api/:product/:name', '/x/templates/:name', '/x/of/no/:page'];

test('the pages of a family share one route; others keep theirs', () => {
  const { code, chunkNames } = toClientRoutes(generated, families);
  const routes = new Function('ComponentCreator', code.replace('export default', 'return'))(
    (...args: string[]) => args.join(' '),
  ) as { path: string; component: string }[];
  expect(routes.map(({ path, component }) => `${path}: ${component}`)).toEqual([
    '/x/api/charts: /x/api/charts a00',
    '/x/api/:product/:name([^/.]+): /x/api/charts/bar-chart a01',
    '/x/react-charts/bars: /x/react-charts/bars a03',
    '/x/templates/:name([^/.]+): /x/templates/blog a04',
    '*: *',
  ]);
  expect(Object.keys(chunkNames)).toEqual([
    '/x/api/charts-a00',
    '/x/api/charts/bar-chart-a01',
    '/x/react-charts/bars-a03',
    '/x/templates/blog-a04',
  ]);
});

test('an address that ends with .html matches no family, so Docusaurus strips the ending', () => {
  const { code } = toClientRoutes(generated, families);
  const routes = new Function('ComponentCreator', code.replace('export default', 'return'))(
    () => null,
  ) as { path: string; exact: boolean }[];
  const isPage = (pathname: string) =>
    routes.some((route) => route.path !== '*' && matchPath(pathname, route));
  expect(isPage('/x/api/charts/bar-chart')).toBe(true);
  expect(isPage('/x/api/charts/bar-chart.html')).toBe(false);
});

test('a generated file of an unknown form stops the build', () => {
  expect(() => toClientRoutes({ ...generated, code: '[]' }, families)).toThrow(
    'Compare its form with what plugins/page-weight/server/clientRoutes.ts expects.',
  );
});
