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
    products: ['data-table', 'graphs'],
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
  const styled = createDemo('Styled', '/v2/data-table/style/demos', 'Acme System', 'Tailwind');
  const versions = [
    createVersion(
      'v2',
      styled,
      createDemo('Lines', '/v2/graphs/overview/demos', 'Acme System'),
      createDemo('Grid', '/v2/data-table/overview/demos', 'Acme System'),
      createDemo('SignIn', '/v2/templates/sign-in', 'Acme System'),
    ),
    createVersion(
      'v1',
      createDemo('OldGrid', '/v1/data-table/overview/demos', 'Acme System'),
      createDemo('OldLines', '/v1/graphs/overview/demos', 'Acme System', 'Tailwind', 'CSS'),
    ),
  ];
  expect(list(versions)).toEqual([
    'v2 Grid Acme System TS typed',
    'v2 Lines Acme System TS',
    'v1 OldGrid Acme System TS typed',
    'v1 OldLines Acme System TS',
    'v2 Grid Acme System JS',
    'v2 Styled Tailwind TS typed',
    'v1 OldLines CSS TS typed',
    'v2 SignIn Acme System TS typed',
  ]);
});

test('says where a demo is missing', () => {
  const version = createVersion('v1', createDemo('Grid', '/v1/data-table/overview/demos'));
  expect(() => collectCases([version])).toThrow(
    "/v1/graphs/overview has no demo. Write one for the product's overview.",
  );
});
