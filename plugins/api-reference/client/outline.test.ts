import type { Api } from '../types';
import { outlineAttribute, readOutline, toContents, toOutline } from './outline';

const api: Api = {
  name: 'BarGraph',
  kind: 'component',
  product: 'graphs',
  version: '8.11.0',
  package: '@acme/x-graphs',
  plan: null,
  description: '',
  deprecated: null,
  imports: [],
  props: [
    {
      name: 'series',
      type: 'BarSequence[]',
      required: true,
      default: null,
      deprecated: null,
      plan: null,
      description: '',
    },
  ],
  slots: [],
  classes: [],
  inheritance: { name: 'GraphContainer', href: '/api/graphs/graph-container' },
  ref: 'SVGSVGElement',
  themeName: 'AcmeBarGraph',
  hasThemeDefaultProps: true,
  demos: [{ title: 'Bars', path: '/react-graphs/bars' }],
};

const list = (overrides: Partial<Api>) =>
  toContents(toOutline({ ...api, ...overrides })).map(({ level, id, value }) => [level, id, value]);

test('a component: its parts, and its props one by one', () => {
  expect(list({})).toEqual([
    [2, 'import', 'Import'],
    [2, 'props', 'Props'],
    [3, 'bar-graph-prop-series', 'series'],
    [3, 'inheritance', 'Inheritance'],
    [3, 'theme-default-props', 'Theme default props'],
    [2, 'demos', 'Demos'],
  ]);
});

test('an interface: properties, and nothing that only components have', () => {
  const classes = [
    { key: 'a', className: 'AcmeA-a', description: '', isGlobal: false, deprecated: null },
  ];
  expect(list({ kind: 'interface', demos: [], classes })).toEqual([
    [2, 'import', 'Import'],
    [2, 'props', 'Properties'],
    [3, 'bar-graph-prop-series', 'series'],
    [2, 'classes', 'CSS classes'],
  ]);
});

test('the title of a name that several products have names the product', () => {
  const { title, summary } = toOutline({ ...api, name: 'Toolbar', fullName: 'Graphs Toolbar' });
  expect(title).toBe('Graphs Toolbar API');
  expect(summary).toContain('Graphs Toolbar');
});

test.each([
  ['/api/graphs/bar-graph', 'BarGraph'],
  ['/api/graphs/pie-graph', undefined],
  ['/api/graphs/a"]', undefined],
])('the outline in the HTML, for %s', (slug, name) => {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.setAttribute(outlineAttribute, '/api/graphs/bar-graph');
  script.textContent = JSON.stringify(toOutline(api));
  document.body.replaceChildren(script);
  expect(readOutline(slug)?.name).toBe(name);
});
