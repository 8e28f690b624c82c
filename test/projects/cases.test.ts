import type { Demo } from '../../plugins/demos/server/readDemos';
import type { CodeStyle } from '../../plugins/preferences/types';
import { collectCases, type VersionDemos } from './cases';

const createDemo = (name: string, dir: string, ...styles: CodeStyle[]): Demo => ({
  name,
  id: name,
  dir,
  hasPage: true,
  variants: styles.map((style) => ({
    style,
    file: `${dir}/${name}.tsx`,
    files: [{ name: `${name}.tsx`, code: '', file: `${dir}/${name}.tsx` }],
    missing: [],
  })),
});

const createVersion = (name: string, ...demos: Demo[]): VersionDemos => ({
  version: {
    name,
    label: name,
    hue: 0,
    products: ['data-grid', 'charts'],
    dir: `/${name}`,
    language: 'en',
    basePath: '/',
    current: false,
  },
  demos,
});

const list = (versions: readonly VersionDemos[]) =>
  collectCases(versions).map(({ version, demo, style, variant, typed }) =>
    [version.name, demo.name, style, variant, typed ? 'typed' : ''].join(' ').trimEnd(),
  );

test("takes each product's overview in each version, one in JavaScript, one of each other style, every template; types once in each kind", () => {
  const styled = createDemo('Styled', '/v2/data-grid/style/demos', 'MUI System', 'Tailwind');
  const versions = [
    createVersion(
      'v2',
      styled,
      createDemo('Lines', '/v2/charts/overview/demos', 'MUI System'),
      createDemo('Grid', '/v2/data-grid/overview/demos', 'MUI System'),
      createDemo('SignIn', '/v2/templates/sign-in', 'MUI System'),
    ),
    createVersion(
      'v1',
      createDemo('OldGrid', '/v1/data-grid/overview/demos', 'MUI System'),
      createDemo('OldLines', '/v1/charts/overview/demos', 'MUI System', 'Tailwind', 'CSS'),
    ),
  ];
  expect(list(versions)).toEqual([
    'v2 Grid MUI System TS typed',
    'v2 Lines MUI System TS',
    'v1 OldGrid MUI System TS typed',
    'v1 OldLines MUI System TS',
    'v2 Grid MUI System JS',
    'v2 Styled Tailwind TS typed',
    'v1 OldLines CSS TS typed',
    'v2 SignIn MUI System TS typed',
  ]);
});

test('says where a demo is missing', () => {
  const version = createVersion('v1', createDemo('Grid', '/v1/data-grid/overview/demos'));
  expect(() => collectCases([version])).toThrow(
    "/v1/charts/overview has no demo. Write one for the product's overview.",
  );
});
