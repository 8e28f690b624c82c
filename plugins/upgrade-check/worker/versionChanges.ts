/** What differs between two versions, in the form in which the check of a file asks for it. */
import { listProducts } from '../../../core/library';
import {
  type Change,
  type ComparableApi,
  type UseSettings,
  compareApis,
  guessRenamedApis,
} from '../../api-reference/analysis';
import type { PackageExports } from '../../api-reference/types';
import type { Product } from '../../../core/types';
import { toPackageName } from '../../demos/imports';

/** A version of the library. */
export interface CheckedVersion {
  apis: readonly ComparableApi[];
  exports: PackageExports;
}

/** A component or an interface, or a type that has no page and of which only the keys are known. */
export interface CheckedPage extends ComparableApi {
  hasNoPage?: boolean;
}

/** A version with all of whose objects the keys are known. */
interface KnownVersion extends CheckedVersion {
  apis: readonly CheckedPage[];
}

/** The changes of a component or an interface. */
export interface PageChanges {
  own: Change | null;
  /** By `prop rows`. One that has a new name has those to what it is called now. */
  parts: ReadonlyMap<string, Change>;
}

/** What differs between two versions. */
export interface VersionChanges {
  from: KnownVersion;
  to: KnownVersion;
  /** By what `toPageKey` returns. */
  pages: ReadonlyMap<string, PageChanges>;
  /** The components and interfaces of the newer version, by the same; what has a new name by the old one, too. */
  newerPages: ReadonlyMap<string, CheckedPage>;
  /** The components and interfaces whose CSS classes are gone, by the class. */
  lostClasses: ReadonlyMap<string, CheckedPage>;
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

/** Adds the exported types that have no page, and aren't the props of a component. */
function addTypes(version: CheckedVersion, { packages }: UseSettings['library']): KnownVersion {
  const { apis, exports } = version;
  const documented = new Set(apis.map(toPageKey));
  const added = new Map<string, CheckedPage>();
  for (const [specifier, names] of Object.entries(exports.names)) {
    const products = listProducts(packages[toPackageName(specifier)]);
    for (const name of names ?? []) {
      const keys = exports.types[name]?.keys ?? [];
      for (const { product } of keys.length > 0 ? products : []) {
        const key = toPageKey({ product, name });
        const owner = toPageKey({ product, name: name.replace(/Props$/, '') });
        if (!documented.has(key) && !documented.has(owner)) {
          added.set(key, {
            name,
            product,
            kind: 'interface',
            hasNoPage: true,
            plan: null,
            deprecated: null,
            themeName: null,
            props: keys.map((item) => ({
              name: item,
              type: 'any',
              required: false,
              default: null,
              deprecated: null,
              plan: null,
            })),
            slots: [],
            classes: [],
          });
        }
      }
    }
  }
  return { ...version, apis: [...apis, ...added.values()] };
}

const indexParts = (parts: readonly Change[]) =>
  new Map(
    parts.flatMap((part) => {
      const member = part.from ?? part.to;
      return member ? [[`${member.part} ${member.key}`, part] as const] : [];
    }),
  );

/** Finds what differs between two versions, also in types without a page. */
export function findVersionChanges(
  older: CheckedVersion,
  newer: CheckedVersion,
  { library }: UseSettings,
): VersionChanges {
  const [from, to] = [addTypes(older, library), addTypes(newer, library)];
  const pages = new Map(
    compareApis(from.apis, to.apis).map((change): [string, PageChanges] => [
      toPageKey(change),
      { own: change.own, parts: indexParts(change.parts) },
    ]),
  );
  const newerPages = new Map(to.apis.map((page) => [toPageKey(page), page]));
  // Of a type without a page too little is known for a guess.
  const renamed = guessRenamedApis(older.apis, newer.apis);
  for (const page of older.apis) {
    const [key, successor] = [toPageKey(page), renamed.get(page)];
    if (successor && !newerPages.has(key)) {
      const [change] = compareApis([page], [{ ...successor, name: page.name }]);
      pages.set(key, { own: pages.get(key)?.own ?? null, parts: indexParts(change?.parts ?? []) });
      newerPages.set(key, successor);
    }
  }
  const kept = new Set(to.apis.flatMap((page) => listClasses(page).map(([, name]) => name)));
  const themed = new Set(to.apis.map(({ themeName }) => themeName));
  return {
    from,
    to,
    pages,
    newerPages,
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
