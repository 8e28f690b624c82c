import type { Product } from './types';

/** Minified and gzipped bytes that the import of a component adds to an app. */
export interface ComponentSize {
  /** To one that has the library's peer packages, with all that those depend on. */
  added: number;
  /** To one that has React alone. */
  alone: number;
}

/** Modules that the same components need. */
export interface SharedModules {
  /** Those components: bits of a hexadecimal number, the lowest of which is the first component. */
  of: string;
  /** Minified bytes, not gzipped. */
  bytes: number;
  /** Whether they belong to the peer packages, or to what those depend on. */
  isPeer: boolean;
}

/** What was measured of a version; the content of its `bundle-sizes.json`. */
export interface BundleSizes {
  /** The exact versions of the packages that were measured. */
  packages: Readonly<Record<string, string>>;
  /** By product, then by name. The order is that of the bits. */
  components: Readonly<Partial<Record<Product, Readonly<Record<string, ComponentSize>>>>>;
  modules: readonly SharedModules[];
}
