import { toClientRoutes } from './toClientRoutes';

const toLeaf = (path: string, hash: string) => `{
  path: '${path}',
  component: ComponentCreator('${path}', '${hash}'),
  exact: true,
  sidebar: "docs"
}`;

const generated = {
  code: `export default [
${['/x/api/charts', '/x/api/charts/bar-chart', '/x/api/charts/bar-series', '/x/react-charts/bars']
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
  },
};

test('pages of the reference share one route; all else stays', () => {
  const { code, chunkNames } = toClientRoutes(generated, '/x/');
  const routes = new Function('ComponentCreator', code.replace('export default', 'return'))(
    (...args: string[]) => args.join(' '),
  ) as { path: string; component: string }[];
  expect(routes.map(({ path, component }) => `${path}: ${component}`)).toEqual([
    '/x/api/charts: /x/api/charts a00',
    '/x/api/:product/:name: /x/api/charts/bar-chart a01',
    '/x/react-charts/bars: /x/react-charts/bars a03',
    '*: *',
  ]);
  expect(Object.keys(chunkNames)).toEqual([
    '/x/api/charts-a00',
    '/x/api/charts/bar-chart-a01',
    '/x/react-charts/bars-a03',
  ]);
});

test('another form of the generated file stops the build', () => {
  expect(() => toClientRoutes({ ...generated, code: '[]' }, '/x/')).toThrow(
    'mend toClientRoutes.ts',
  );
});
