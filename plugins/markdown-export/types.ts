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
