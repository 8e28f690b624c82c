import type { CodeVariant } from '../preferences/types';
import type { Product } from '../../core/types';

/** A page of the version that is exported. */
export interface MarkdownPage {
  /** Absolute path of its file, or of its translation. */
  file: string;
  /** Path under the host: `/x/v7/react-charts/bars`. */
  permalink: string;
  title: string;
  description: string;
  frontMatter: Record<string, unknown>;
}

/** A file of a demo. */
export interface DemoFile {
  name: string;
  code: string;
}

/**
 * The files of each demo, in its first style, in both languages: by its id, and by its absolute path without
 * an extension.
 */
export type DemoFiles = ReadonlyMap<string, Record<CodeVariant, readonly DemoFile[]>>;

/** The package of each product that a version has, with its exact version number. */
export type ProductPackages = Partial<Record<Product, { name: string; version: string }>>;

/**
 * Returns where the Markdown of a page is: `/x/react-charts/bars` → `/x/react-charts/bars.md`,
 * `/x/` → `/x/index.md`.
 *
 * @param variant `JS`: with its demos in JavaScript, `…/bars.js.md`
 */
export function toMarkdownPath(pathname: string, variant: CodeVariant = 'TS'): string {
  const page = pathname.endsWith('/') ? `${pathname}index` : pathname;
  return `${page}${variant === 'JS' ? '.js' : ''}.md`;
}
