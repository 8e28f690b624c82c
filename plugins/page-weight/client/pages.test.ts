import { kinds, sections } from '@generated/routes';
import { addPage, findRoutes } from './pages';
import preload from './preload';

jest.mock('@generated/routes', () => {
  const layout = { path: '/x/', component: { preload: jest.fn() }, routes: [] };
  const parts = { __comp: async () => ({ default: () => null }) };
  const attributes = { exact: true, sidebar: 'docs' };
  return {
    __esModule: true,
    default: [layout, { path: '*', component: { preload: jest.fn() } }],
    kinds: [
      { siblings: layout.routes, attributes, parts, own: ['content'] },
      { siblings: layout.routes, attributes, parts, own: [] },
    ],
    sections: { 'react-graphs': jest.fn(), api: jest.fn(), '': jest.fn() },
  };
});
jest.mock('@generated/docusaurus.config', () => ({
  __esModule: true,
  default: { baseUrl: '/x/' },
}));

const load = jest.fn(async () => ({ default: 'text' }));
const toPaths = (path: string) => findRoutes(path).map((route) => route.path);
const section = (name: string) => sections[name] as jest.Mock;

beforeEach(() => {
  section('react-graphs').mockResolvedValue({
    default: [
      [0, ['/x/react-graphs/bars'], load],
      [0, ['/x/react-graphs/lines'], load],
    ],
  });
  section('api').mockResolvedValue({
    default: [[1, ['/x/api/graphs/bar-graph', '/x/api/graphs/line-graph']]],
  });
  section('').mockResolvedValue({ default: [[0, ['/x/about'], load]] });
});

test('the opened page is known from its HTML; no list is loaded', async () => {
  const require = Object.assign(jest.fn().mockReturnValue({ default: 'text', __esModule: true }), {
    e: jest.fn(),
  });
  Object.assign(globalThis, { __webpack_require__: require });
  document.body.innerHTML = `<div data-page='[0,["/x/react-graphs/bars"],[17,"4014","8.bb"]]'></div>`;
  await preload('/x/react-graphs/bars.html');
  expect(toPaths('/x/react-graphs/bars/')).toEqual(['/x/', ['/x/react-graphs/bars']]);
  expect(require.e.mock.calls).toEqual([
    ['4014', undefined],
    ['8', 'bb'],
  ]);
  expect(require.mock.calls).toEqual([[17]]);
  expect(Object.values(sections).some((item) => (item as jest.Mock).mock.calls.length > 0)).toBe(
    false,
  );
});

test('another page comes with its section, once', async () => {
  await addPage('/x/react-graphs/lines');
  await addPage('/x/react-graphs/nothing');
  expect(section('react-graphs')).toHaveBeenCalledTimes(1);
  expect(findRoutes('/x/react-graphs/lines').at(-1)).toMatchObject({
    exact: true,
    sidebar: 'docs',
  });
  expect(load).not.toHaveBeenCalled();
  await preload('/x/react-graphs/lines');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a section that could not be loaded is asked for again', async () => {
  section('').mockRejectedValueOnce(new Error('offline'));
  await expect(addPage('/x/about')).rejects.toThrow('offline');
  await addPage('/x/about');
  expect(toPaths('/x/about')).toEqual(['/x/', ['/x/about']]);
});

test('a path that no page has is drawn by the layout alone', async () => {
  for (const path of ['/x/react-graphs/brs', '/x/api/graphs/bar-chars', '/x/About', '/x/caf%E9']) {
    await preload(path);
    expect(toPaths(path)).toEqual(['/x/']);
  }
  await preload('/elsewhere');
  expect(toPaths('/elsewhere')).toEqual(['*']);
});

test('pages that are drawn from the same modules share a route', async () => {
  await addPage('/x/api/graphs/bar-graph');
  expect(findRoutes('/x/api/graphs/bar-graph')).toEqual(findRoutes('/x/api/graphs/line-graph'));
  expect(kinds[1]?.siblings.filter(({ path }) => String(path).includes('/api/'))).toHaveLength(1);
});
