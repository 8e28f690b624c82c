import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { library, reference } from '../../library';
import {
  readGlobalStates,
  toClassName,
} from '../../plugins/api-reference/server/package-files/classNames';
import { createModules } from '../../plugins/api-reference/server/package-files/modules';
import { findPackageEntry } from '../../plugins/api-reference/server/package-files/packageEntry';
import { createPackageFactsReader } from '../../plugins/api-reference/server/package-files/packageFacts';

const createReader = createPackageFactsReader({ library, reference });

const siteDir = path.resolve(__dirname, '../..');
const scopes: Record<string, string> = {
  current: 'docs/node_modules/@mui',
  v7: 'versioned_docs/version-v7/node_modules/@mui',
  v6: 'versioned_docs/version-v6/node_modules/@mui',
  v5: 'versioned_docs/version-v5/node_modules/@mui',
  v4: 'versioned_docs/version-v4/node_modules/@material-ui',
};

const toDir = (version: string, name: string) => path.join(siteDir, scopes[version] ?? '', name);

/** The code of a package without its other builds. */
function readCode(packageDir: string): string {
  const entry = findPackageEntry(packageDir);
  const dir = path.dirname(entry);
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.extname(file) === path.extname(entry))
    .filter((file) => !/(?:^|\/)(?:legacy|lib|modern|node)\//.test(file))
    .map((file) => readFileSync(path.join(dir, file), 'utf8'))
    .join('\n');
}

/** Components by the name that they have in the theme where it is not their own. */
const renamed: Record<string, string> = {
  'x-data-grid-pro DataGrid': 'DataGridPro',
  'x-data-grid-premium DataGrid': 'DataGridPremium',
};

const packages = ['current', 'v7', 'v6', 'v5'].flatMap((version) =>
  readdirSync(toDir(version, ''))
    .filter((name) => /^x-(?!license|codemod)/.test(name))
    .map((name) => [version, name] as const),
);

test.each(packages)(
  '%s %s: finds every name that the theme’s props are taken by',
  (version, name) => {
    const dir = toDir(version, name);
    const read = createReader(dir);
    const calls = readCode(dir).matchAll(
      /(?:(?:use|get)ThemeProps\(\{[^}]*name: |use\w+Props\(\w+, |consume\w+\()'Mui(\w+)'/g,
    );
    const names = [...calls].map(([, written = '']) => written);
    const missed = names.filter((written) => {
      const facts = read(renamed[`${name} ${written}`] ?? written);
      return facts.themeName !== `Mui${written}` || !facts.hasThemeDefaultProps;
    });
    expect(names.length).toBeGreaterThan(0);
    expect(missed).toEqual([]);
  },
);

test.each(packages)(
  '%s %s: finds the prop types of every component that it exports',
  (version, name) => {
    const dir = toDir(version, name);
    const read = createReader(dir);
    const assignments = readCode(dir).matchAll(/\b([A-Z]\w*)\.propTypes = /g);
    const exported = new Set(createModules(library.packages).listExports(findPackageEntry(dir)));
    const names = [...assignments].map(([, component = '']) => component.replace(/Raw$/, ''));
    const missed = names.filter((item) => exported.has(item) && read(item).propTypes === null);
    expect(names.length).toBeGreaterThan(0);
    expect(missed).toEqual([]);
  },
);

test.each([
  ['current', 'x-data-grid', 'DataGrid', 127, ['columns'], 'MuiDataGrid'],
  ['current', 'x-date-pickers', 'DatePicker', 55, [], 'MuiDatePicker'],
  ['current', 'x-charts-pro', 'Heatmap', 28, ['series', 'xAxis', 'yAxis'], 'MuiHeatmap'],
  ['v7', 'x-tree-view', 'TreeItem2', 12, ['itemId'], 'MuiTreeItem2'],
  ['v5', 'x-data-grid', 'DataGrid', 109, ['columns', 'rows'], 'MuiDataGrid'],
  ['v4', 'data-grid', 'DataGrid', 16, ['columns', 'rows'], 'MuiDataGrid'],
  ['v4', 'x-grid', 'XGrid', 2, ['columns', 'rows'], 'MuiDataGrid'],
])('%s %s: reads the props of %s', (version, packageName, name, count, required, themeName) => {
  const facts = createReader(toDir(version, packageName))(name);
  const props = [...(facts.propTypes ?? [])];
  expect(props).toHaveLength(count);
  expect(props.filter(([, type]) => type.required).map(([prop]) => prop)).toEqual(required);
  expect(facts).toMatchObject({ themeName, hasThemeDefaultProps: true });
});

test('reads the comment of a prop with its tags and its code', () => {
  const { propTypes } = createReader(toDir('current', 'x-data-grid'))('DataGrid');
  const comment = propTypes?.get('autoHeight')?.comment;
  expect(comment).toContain('@default false\n@deprecated Use flex parent container instead');
  expect(comment).toContain('</div>');
});

test.each([
  ['current', 'x-data-grid-premium', 'DataGridPremium', 'columnHeader', 'MuiDataGrid-columnHeader'],
  ['current', 'x-charts', 'ChartsXAxis', 'tickLabel', 'MuiChartsAxis-tickLabel'],
  ['current', 'x-charts', 'ChartsReferenceLine', 'line', 'MuiChartsReferenceLine-line'],
  ['current', 'x-charts-pro', 'Heatmap', 'highlighted', 'Charts-highlighted'],
  ['current', 'x-date-pickers', 'PickersDay', 'selected', 'Mui-selected'],
  ['current', 'x-date-pickers', 'PickersOutlinedInput', 'input', 'MuiPickersOutlinedInput-input'],
  [
    'current',
    'x-date-pickers-pro',
    'MultiInputDateRangeField',
    'separator',
    'MuiMultiInputDateRangeField-separator',
  ],
  ['v7', 'x-tree-view', 'TreeItem2', 'content', 'MuiTreeItem-content'],
  ['v6', 'x-charts', 'PieArc', 'faded', 'MuiPieArc-faded'],
  ['v5', 'x-data-grid', 'DataGrid', 'row--editing', 'MuiDataGrid-row--editing'],
  ['v4', 'data-grid', 'DataGrid', 'columnHeader', 'MuiDataGrid-columnHeader'],
  ['v4', 'x-grid', 'GridPanel', 'paper', 'MuiGridPanel-paper'],
])('%s %s: knows of %s the class of %s', (version, packageName, name, key, className) => {
  const dir = toDir(version, packageName);
  const { classNames } = createReader(dir)(name);
  const named = classNames && toClassName(classNames, key, readGlobalStates(dir, reference));
  expect(named?.className).toBe(className);
});
