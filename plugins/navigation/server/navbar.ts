import type { NavbarItem } from '@docusaurus/theme-common';
import { type Site, type Version, navbarSourceLabel, productShortNames } from '../../../core/types';

/**
 * Returns the items of the navbar: a version's products, and at the end search, menus and settings.
 *
 * @param languages the items of the language menu; without any there is no menu
 */
export function toNavbarItems(
  { repository }: Site,
  { products }: Version,
  languages: readonly object[],
): NavbarItem[] {
  return [
    ...products.map((product) => ({
      to: `/react-${product}`,
      label: productShortNames[product],
      activeBaseRegex: `/(?:react-|api/)${product}(?:/|$)`,
    })),
    { type: 'custom-search', position: 'right' },
    { type: 'custom-versionMenu', position: 'right' },
    ...(languages.length > 0
      ? [{ type: 'custom-languageMenu', position: 'right' as const, languages }]
      : []),
    ...(repository
      ? [{ href: repository, label: navbarSourceLabel, position: 'right' as const }]
      : []),
    { type: 'custom-modeButton', position: 'right' },
    { type: 'custom-settings', position: 'right' },
  ];
}
