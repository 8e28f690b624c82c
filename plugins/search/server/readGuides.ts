import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { mapFiles } from '../../../core/server/files';
import { products, type Plan, type Product } from '../../../core/types';
import { extractSections, type Section } from './extractSections';

/** A page of the docs plugin, as far as it is searched. */
export interface Guide {
  slug: string;
  title: string;
  description: string;
  product: Product | undefined;
  plan: Plan | undefined;
  /** Components and interfaces that it documents. */
  components: readonly string[];
  sections: Section[];
}

/** The fields of the docs plugin's pages that are read. */
export interface Doc {
  slug: string;
  title: string;
  description: string;
  /** `@site/docs/…`; in another language the translated file. */
  source: string;
  frontMatter: Record<string, unknown>;
}

/**
 * Reads the sections of pages; components that only their text names do not count as documented.
 *
 * @param siteDir absolute path of the project
 */
export function readGuides(docs: readonly Doc[], siteDir: string): Promise<Guide[]> {
  return mapFiles(docs, async ({ slug, title, description, source, frontMatter }) => {
    const filePath = path.join(siteDir, source.replace('@site/', ''));
    const fileContent = await readFile(filePath, 'utf8');
    const { content } = await DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent });
    const { product, plan, components } = frontMatter;
    return {
      slug,
      title,
      description,
      product: products.find((name) => name === product),
      plan: plan as Plan | undefined,
      components: Array.isArray(components) ? components.map(String) : [],
      sections: extractSections(content),
    };
  });
}
