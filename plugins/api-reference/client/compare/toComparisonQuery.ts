import { products, type Version } from '../../../../core/types';
import { changeKinds } from '../../compare/types';
import type { ComparisonQuery } from './query';

const isCalled = ({ name, label }: Version, wanted: string | null) =>
  name === wanted || label === wanted;

/**
 * Reads `?from=v7&to=8.11.0&product=data-grid&component=DataGrid&filter=row&kinds=added,removed`.
 *
 * @param search `location.search`; a value that is not allowed counts as absent
 * @param versions newest first; without others, the newest is compared to the one before
 * @returns what to show, and the versions that the address names and that do not exist
 */
export function toComparisonQuery(
  search: string,
  versions: readonly [Version, ...Version[]],
): { query: ComparisonQuery; unknown: string[] } {
  const params = new URLSearchParams(search);
  const [newest, previous = newest] = versions;
  const find = (name: string) => versions.find((version) => isCalled(version, params.get(name)));
  const kinds = params.get('kinds')?.split(',') ?? [];
  return {
    query: {
      from: find('from') ?? previous,
      to: find('to') ?? newest,
      product: products.find((product) => product === params.get('product')) ?? products[0],
      component: params.get('component') || undefined,
      filter: params.get('filter') ?? '',
      kinds: changeKinds.filter((kind) => kinds.includes(kind)),
    },
    unknown: ['from', 'to'].flatMap((name) => (find(name) ? [] : (params.get(name) ?? []))),
  };
}
