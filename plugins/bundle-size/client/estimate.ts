import type { BundleSizes, ComponentSize } from '../../../core/bundleSizes';

/** A component as the address of the page names it: `charts/BarChart`. */
export type ComponentKey = string;

export const toKey = (product: string, name: string): ComponentKey => `${product}/${name}`;

/** Lists the components with their sizes, in the order of the bits in `modules`. */
export const listComponents = ({ components }: BundleSizes): [ComponentKey, ComponentSize][] =>
  Object.entries(components).flatMap(([product, items]) =>
    Object.entries(items).map(([name, size]): [ComponentKey, ComponentSize] => [
      toKey(product, name),
      size,
    ]),
  );

/** Reads `?of=charts/BarChart,charts/LineChart`: components that were measured, in their order. */
export function readSelection(search: string, sizes: BundleSizes): ComponentKey[] {
  const wanted = new Set(new URLSearchParams(search).get('of')?.split(','));
  return listComponents(sizes).flatMap(([key]) => (wanted.has(key) ? [key] : []));
}

/** Returns `?of=charts/BarChart`; nothing for no components. */
export const toSelectionSearch = (keys: readonly ComponentKey[]): string =>
  keys.length > 0 ? `?of=${keys.join(',')}` : '';

/**
 * Estimates what several components add together. The bytes of the modules that any of them needs are known
 * without compression; they are compressed as well as each component is on the average. One alone is exact.
 */
export function estimate(keys: readonly ComponentKey[], sizes: BundleSizes): ComponentSize {
  const all = listComponents(sizes);
  const [first = { added: 0, alone: 0 }, ...others] = all
    .filter(([key]) => keys.includes(key))
    .map(([, size]) => size);
  if (others.length === 0) {
    return first;
  }
  const toMask = (indices: readonly number[]) =>
    indices.reduce((mask, index) => mask | (1n << BigInt(index)), 0n);
  const sumModules = (mask: bigint, withPeers: boolean) =>
    sizes.modules
      .filter(({ of, isPeer }) => (withPeers || !isPeer) && (BigInt(`0x${of}`) & mask) > 0n)
      .reduce((sum, { bytes }) => sum + bytes, 0);
  const indices = all.flatMap(([key], index) => (keys.includes(key) ? [index] : []));
  const toSize = (kind: keyof ComponentSize): number => {
    const withPeers = kind === 'alone';
    const known = indices.map((index) => all[index]?.[1][kind] ?? 0);
    const sum = known.reduce((total, bytes) => total + bytes, 0);
    const raw = indices.reduce((total, index) => total + sumModules(toMask([index]), withPeers), 0);
    // Together they are never less than the largest of them, nor more than all one after the other.
    const together = (sumModules(toMask(indices), withPeers) * sum) / Math.max(1, raw);
    return Math.round(Math.min(sum, Math.max(...known, together)));
  };
  return { added: toSize('added'), alone: toSize('alone') };
}
