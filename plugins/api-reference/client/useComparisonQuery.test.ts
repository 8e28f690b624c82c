import siteConfig from '@generated/docusaurus.config';
import type { Site, Version } from '../../../core/types';
import { toComparisonSearch } from './comparisonLink';
import { toComparisonQuery } from './useComparisonQuery';

const { site } = siteConfig.customFields as unknown as { site: Site };
const versions = site.versions as unknown as [Version, ...Version[]];

const full =
  '?from=v4&to=v6&product=graphs&component=BarGraph&filter=bar+label&kinds=added,removed';

test('reads an address, and writes it again', () => {
  const { query, unknown } = toComparisonQuery(full, versions);
  expect(query).toMatchObject({
    from: { name: 'v4' },
    to: { name: 'v6' },
    product: 'graphs',
    component: 'BarGraph',
    filter: 'bar label',
    kinds: ['added', 'removed'],
  });
  expect(unknown).toEqual([]);
  expect(toComparisonSearch(query)).toBe(full);
});

test.each([
  ['nothing', '', []],
  ['empty values', '?from=v6&product=&component=&filter=&kinds=', []],
  ['values that do not exist', '?product=tables&kinds=moved,,', []],
  ['versions that do not exist', '?from=v3&to=9.0.0', ['v3', '9.0.0']],
  ['names of versions', '?from=v6&to=current', []],
])('%s: the newest two versions of the first product', (_name, search, unknown) => {
  const read = toComparisonQuery(search, versions);
  expect(toComparisonSearch(read.query)).toBe('?from=v6&to=8.11.0&product=data-table');
  expect(read.unknown).toEqual(unknown);
});

test('the only version is compared to itself', () => {
  const { query } = toComparisonQuery('', [versions[0]]);
  expect(query.from).toBe(query.to);
});
