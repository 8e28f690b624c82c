import { productsWithLongRows } from '../../../core/types';
import type { ApiSection } from '../paths';
import type { Api } from '../types';

/** How the rows of a section are shown. */
export const ledgerViews = ['table', 'expanded', 'collapsed'] as const;
export type LedgerView = (typeof ledgerViews)[number];

/** Which of them a section starts with, and where the visitor's choice is kept. */
export interface ViewSettings {
  key: string;
  first: LedgerView;
}

const toCamelName = (name: string) =>
  name.replace(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());

/** Returns where the view of a section is kept: pages with long rows have a choice of their own. */
export function toViewSettings(
  { kind, product }: Pick<Api, 'kind' | 'product'>,
  section: ApiSection,
): ViewSettings {
  if (productsWithLongRows.includes(product)) {
    return { key: `${toCamelName(product)}_apiPage_${section}`, first: 'expanded' };
  }
  return kind === 'interface'
    ? { key: `interface_apiPage_${section}`, first: 'expanded' }
    : { key: `apiPage_${section}`, first: 'table' };
}
