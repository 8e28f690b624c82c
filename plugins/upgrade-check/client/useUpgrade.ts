import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useSite } from '../../../core/client/site';
import { toMajor } from '../../../core/releases';
import type { Version } from '../../../core/types';

/** Two versions that share a product, the older one first. */
export interface Upgrade {
  from: Version;
  to: Version;
}

/** Lists the versions that code of another can be brought to, newest first. */
export const listTargets = (versions: readonly Version[], from: Version): Version[] =>
  versions
    .slice(0, Math.max(0, versions.indexOf(from)))
    .filter(({ products }) => products.some((product) => from.products.includes(product)));

/** The majors that lie after a version, up to another, oldest first. */
export function listMajors(from: Version, to: Version): string[] {
  const [first, last] = [from, to].map(({ label }) => Number(toMajor(label)));
  return Array.from({ length: Math.max(0, (last ?? 0) - (first ?? 0)) }, (_, index) =>
    String((first ?? 0) + index + 1),
  );
}

/**
 * Reads `?from=v6&to=v7`. What is missing, unknown or no upgrade is the newest version that suits the rest.
 *
 * @param versions newest first
 */
export function toUpgrade(search: string, versions: readonly Version[]): Upgrade | undefined {
  const params = new URLSearchParams(search);
  const find = (param: string, list: readonly Version[]) =>
    list.find(({ name, label }) => [name, label].includes(params.get(param) ?? '')) ?? list[0];
  const from = find('from', versions.slice(1));
  const to = from && find('to', listTargets(versions, from));
  return from && to && { from, to };
}

/** Returns the versions that the address names, and a function that changes them. */
export function useUpgrade(): {
  upgrade: Upgrade | undefined;
  change(part: Partial<Upgrade>): void;
} {
  const { versions } = useSite().site;
  const { pathname, search, hash } = useLocation();
  const history = useHistory();
  // The prerendered page doesn't know the query of its address.
  const upgrade = toUpgrade(useIsBrowser() ? search : '', versions);
  return {
    upgrade,
    change(part) {
      const { from, to } = { ...upgrade, ...part };
      const params = new URLSearchParams({ from: from?.name ?? '', to: to?.name ?? '' });
      const next = toUpgrade(`?${params}`, versions);
      const known = new URLSearchParams({ from: next?.from.name ?? '', to: next?.to.name ?? '' });
      history.replace({ pathname, search: `?${known}`, hash });
    },
  };
}
