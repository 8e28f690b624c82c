import { countChanges } from '../compare/countChanges';
import { selectChanges } from '../compare/selectChanges';
import { compareApis } from '../compareApis';
import { products, type Product } from '../../../core/types';
import type { ApiNews } from '../compare/types';
import type { Api } from '../types';

/**
 * Counts what is new in a version.
 *
 * @param all the reference of each version by its name, oldest first
 */
export function toNews(all: ReadonlyMap<string, readonly Api[]>, version: string): ApiNews {
  const names = [...all.keys()];
  const from = names[names.indexOf(version) - 1];
  const ofProduct = (name: string | undefined, product: Product) =>
    (all.get(name ?? '') ?? []).filter((api) => api.product === product);
  const counts = products.flatMap((product) => {
    const [before, after] = [ofProduct(from, product), ofProduct(version, product)];
    return before.length > 0 && after.length > 0
      ? [[product, countChanges(selectChanges(compareApis(before, after), {}))] as const]
      : [];
  });
  return { ...(from && { from }), counts: Object.fromEntries(counts) };
}
