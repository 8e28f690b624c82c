import { products } from '../../../shared/types';

/** Where a page is, as its author names it: `data-grid/row-pinning`. */
export interface Place {
  /** A product, or `general`. */
  product: string;
  slug: string;
  /** Its file from the version's folder. */
  file: string;
  /** Last part of the path, in PascalCase. */
  name: string;
}

/** Returns what the path of a page stands for. */
export function toPlace(path: string): Place {
  const parts = path.split('/');
  const last = parts.at(-1) ?? '';
  const product = products.find((item) => item === parts[0]);
  return {
    product: product ?? 'general',
    slug: product ? `/react-${path}` : `/${path}`,
    file: `${path}/${last}.mdx`,
    name: last.replace(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase()),
  };
}
