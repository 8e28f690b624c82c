/** What differs between two versions, in the form in which the check of a file asks for it. */
import { type Change, type ComparableApi, compareApis } from '../../api-reference/analysis';
import type { PackageExports } from '../../api-reference/types';
import type { Product } from '../../../core/types';

/** A version of the library. */
export interface CheckedVersion {
  apis: readonly ComparableApi[];
  exports: PackageExports;
}

/** The changes of a component or an interface. */
interface PageChanges {
  own: Change | null;
  /** By `prop rows`. */
  parts: ReadonlyMap<string, Change>;
}

/** What differs between two versions. */
export interface VersionChanges {
  from: CheckedVersion;
  to: CheckedVersion;
  /** By what `toPageKey` returns. */
  pages: ReadonlyMap<string, PageChanges>;
  /** The components and interfaces of the newer version, by the same. */
  newerPages: ReadonlyMap<string, ComparableApi>;
  /** The components and interfaces whose CSS classes are gone, by the class. */
  lostClasses: ReadonlyMap<string, ComparableApi>;
  /** Names in the theme of all components, and whether they are gone. */
  themeNames: ReadonlyMap<string, { page: ComparableApi; isLost: boolean }>;
}

export const toPageKey = ({ product, name }: { product: Product; name: string }) =>
  `${product} ${name}`;

/** Lists the CSS classes of a component by their names in the theme. */
export const listClasses = ({
  classes,
  slots,
}: ComparableApi): [key: string, className: string][] => [
  ...classes.map(({ key, className }): [string, string] => [key, className]),
  ...slots.flatMap(({ name, className }): [string, string][] =>
    className === null ? [] : [[name, className]],
  ),
];

/** Compares two versions. */
export function compareVersions(from: CheckedVersion, to: CheckedVersion): VersionChanges {
  const pages = new Map(
    compareApis(from.apis, to.apis).map((change) => [
      toPageKey(change),
      {
        own: change.own,
        parts: new Map(
          change.parts.flatMap((part) => {
            const member = part.from ?? part.to;
            return member ? [[`${member.part} ${member.key}`, part] as const] : [];
          }),
        ),
      },
    ]),
  );
  const kept = new Set(to.apis.flatMap((page) => listClasses(page).map(([, name]) => name)));
  const themed = new Set(to.apis.map(({ themeName }) => themeName));
  return {
    from,
    to,
    pages,
    newerPages: new Map(to.apis.map((page) => [toPageKey(page), page])),
    lostClasses: new Map(
      from.apis.flatMap((page) =>
        listClasses(page).flatMap(([, name]) => (kept.has(name) ? [] : [[name, page] as const])),
      ),
    ),
    themeNames: new Map(
      from.apis.flatMap((page) =>
        page.themeName === null
          ? []
          : [[page.themeName, { page, isLost: !themed.has(page.themeName) }] as const],
      ),
    ),
  };
}
