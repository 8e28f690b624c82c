import { readFile } from 'node:fs/promises';
import { Globby } from '@docusaurus/utils';
import { library, reference } from '../../library';
import { prepareApis } from '../../plugins/api-reference/server/prepareApis';
import { siteDir } from '../../core/server/files';
import { validateSite } from '../../core/server/site';
import rawSite from '../../site';
import releasedVersions from '../../versions.json';
import type { Api, VersionApi } from '../../plugins/api-reference/types';
import {
  type ComponentFacts,
  createPackageFactsReader,
} from '../../plugins/api-reference/server/package-files/packageFacts';
import { parseJsDoc } from '../../plugins/api-reference/server/extract/jsDoc';
import { readLibraryPackages } from '../../plugins/api-reference/server/extract/libraryPackages';

/**
 * Compares what the types say with the runtime prop types, which the vendor's build made from the same
 * types on its own way. They are no source of what is compared, with two exceptions that are in the
 * code: whether a prop of Material UI or one without a description is listed at all (`selectProps`), and
 * which of several descriptions with their defaults counts (`completeProp`).
 */
const site = validateSite(rawSite, releasedVersions);

interface Facts {
  required: boolean;
  default: string | null;
  deprecated: boolean;
}

/** One prop of a component, as the types say it and as the runtime prop types do. */
interface Pair {
  name: string;
  inTypes?: Facts;
  atRuntime?: Facts;
}

/** A value without its quotes and spaces, which are the author's taste. */
const bare = (text: string | null | undefined) => text?.replace(/[`'"\s]/g, '') || null;

type ReadPropTypes = (component: Api) => ComponentFacts['propTypes'];

function toRuntimeFacts(required: boolean, comment: string): Facts | undefined {
  const { description, tags } = parseJsDoc(comment, reference);
  const find = (tag: string) => tags.find(({ name }) => name === tag)?.text;
  return description && find('ignore') === undefined
    ? { required, default: bare(find('default')), deprecated: find('deprecated') !== undefined }
    : undefined;
}

function pairProps(component: Api, readPropTypes: ReadPropTypes): Pair[] {
  const propTypes = readPropTypes(component) ?? new Map<string, never>();
  const described = [...propTypes].flatMap(([name, { required, comment }]) => {
    const facts = toRuntimeFacts(required, comment);
    return facts ? [[name, facts] as const] : [];
  });
  // Without any, they were not made from the types.
  if (described.length === 0) {
    return [];
  }
  const atRuntime = new Map(described);
  const inTypes = new Map(component.props.map((prop) => [prop.name, prop]));
  const names = [...new Set([...atRuntime.keys(), ...inTypes.keys()])];
  return names
    .filter((name) => atRuntime.has(name) || !propTypes.has(name))
    .map((name) => {
      const prop = inTypes.get(name);
      return {
        name: `${component.name}.${name}`,
        atRuntime: atRuntime.get(name),
        inTypes: prop && {
          required: prop.required,
          default: bare(prop.default),
          deprecated: prop.deprecated !== null,
        },
      };
    });
}

const apis = new Map<string, Api[]>();
const pairs = new Map<string, Pair[]>();
/** The components that lists of CSS classes are declared for, by version. */
const styled = new Map<string, Set<string>>();

/** Reads what the declarations of a package call `…Classes`. */
async function readStyled(dir: string): Promise<string[]> {
  const files = await Globby('**/*.d.ts', { cwd: dir, absolute: true, ignore: ['esm/**'] });
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return texts.flatMap((text) =>
    [...text.matchAll(/\b(?:interface|type) (\w+)Classes\b/g)].map(([, name = '']) => name),
  );
}

beforeAll(async () => {
  for (const { version, file } of await prepareApis(site, siteDir, { library, reference })) {
    const extracted = JSON.parse(await readFile(file, 'utf8')) as VersionApi;
    const packages = await readLibraryPackages(version.dir, library);
    const createReader = createPackageFactsReader({ library, reference });
    const readers = new Map(packages.map(({ name, dir }) => [name, createReader(dir)] as const));
    const read: ReadPropTypes = (api) => readers.get(api.package)?.(api.name).propTypes ?? null;
    const components = extracted.apis.filter(({ kind }) => kind === 'component');
    apis.set(version.name, extracted.apis);
    const names = await Promise.all(packages.map(({ dir }) => readStyled(dir)));
    styled.set(version.name, new Set(names.flat()));
    pairs.set(
      version.name,
      components.flatMap((api) => pairProps(api, read)),
    );
  }
}, 300_000);

const share = (items: readonly unknown[], of: readonly unknown[]) => items.length / of.length;
const versions = site.versions.map(({ name }) => name);

test.each(versions.filter((name) => name !== 'v4'))(
  '%s: what the types say of props is what components check at runtime',
  (name) => {
    const all = pairs.get(name) ?? [];
    const both = all.filter(({ atRuntime, inTypes }) => atRuntime && inTypes);
    const differing = (key: keyof Facts) =>
      both.filter(({ atRuntime, inTypes }) => atRuntime?.[key] !== inTypes?.[key]);
    expect(both.length).toBeGreaterThan(1000);
    expect(all.filter(({ inTypes }) => !inTypes).map((pair) => pair.name)).toEqual([]);
    expect(
      share(
        all.filter(({ atRuntime }) => !atRuntime),
        all,
      ),
    ).toBeLessThan(0.01);
    expect(share(differing('required'), both)).toBeLessThan(0.01);
    expect(share(differing('default'), both)).toBeLessThan(0.005);
    expect(differing('deprecated')).toEqual([]);
  },
);

test('v4, whose components check next to nothing at runtime, has what its types describe', () => {
  const grid = apis.get('v4')?.find(({ name }) => name === 'DataGrid');
  expect(pairs.get('v4')).toEqual([]);
  expect(grid?.props.filter(({ description }) => description).length).toBeGreaterThan(80);
});

test.each(versions)('%s: all its products have components', (name) => {
  const { products } = site.versions.find((version) => version.name === name) ?? {};
  const found = new Set(apis.get(name)?.map(({ product }) => product));
  expect([...found].toSorted()).toEqual(products?.toSorted());
});

test.each(versions)('%s: a component has the classes that its package declares', (name) => {
  const components = (apis.get(name) ?? []).filter((api) => styled.get(name)?.has(api.name));
  const bare = components.filter(
    ({ slots, classes }) => classes.length === 0 && !slots.some(({ className }) => className),
  );
  expect(components.length).toBeGreaterThan(0);
  expect(bare.map((api) => api.name)).toEqual([]);
});

test.each([
  ['current', 'ChartsAxis', ['MuiChartsAxis-tick']],
  ['current', 'Heatmap', ['MuiHeatmap-cell', 'MuiHeatmap-series']],
  ['current', 'MultiInputDateRangeField', ['MuiMultiInputDateRangeField-separator']],
  ['current', 'PickersRangeCalendarHeader', ['MuiPickersCalendarHeader-label']],
  ['v6', 'DataGrid', ['MuiDataGrid-cell', 'MuiDataGrid-row', 'MuiDataGrid-panel']],
])('%s: %s has the classes %j', (version, component, expected) => {
  const { slots = [], classes = [] } =
    apis.get(version)?.find(({ name }) => name === component) ?? {};
  const found = [...slots, ...classes].map(({ className }) => className);
  expect(found).toEqual(expect.arrayContaining(expected));
});

test.each(versions)('%s: a type reads as one would write it', (name) => {
  const types = (apis.get(name) ?? []).flatMap(({ props }) => props.map(({ type }) => type));
  expect(types.filter((type) => /import\(|\btrue \| false\b|\n|"/.test(type))).toEqual([]);
  expect(
    share(
      types.filter((type) => type.length > 300),
      types,
    ),
  ).toBeLessThan(0.001);
});
