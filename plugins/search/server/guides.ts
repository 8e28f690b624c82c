import path from 'node:path';
import { createSlugger, parseMarkdownHeadingId } from '@docusaurus/utils';
import { mapFiles } from '../../../core/server/files';
import { readPageSource } from '../../../core/server/pageSource';
import type { Plan } from '../../../core/library';
import { type Product, products } from '../../../core/types';

/** A section of a page as its author wrote it. */
interface Section {
  /** Empty for the text above the first heading. */
  anchor: string;
  heading: string;
  /** What is marked as code: `valueGetter`. */
  names: string[];
  /** Names of the demos that it shows. */
  demos: string[];
}

const fence = /^\s*(`{3,}(?=[^`]*$)|~{3,})(.*)$/;
const headingLine = /^(#{1,6})\s+(.+?)\s*$/;
const anchorComment = /\s*\{\/\*\s*#([\w-]+)\s*\*\/\}$/;
const code = /`([\w.-]+)`/g;
const demo = /<Demo\s[^>]*?\bname="(\w+)"/g;

const collect = (pattern: RegExp, line: string) =>
  [...line.matchAll(pattern)].map(([, found = '']) => found);

const toText = (markdown: string) =>
  markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]+>/g, '')
    .replace(/[`*]|\\(?=\W)/g, '')
    .trim();

/**
 * Returns the sections of a page down to `###`; deeper ones belong to the section that they are in.
 *
 * @param content Markdown of the page without its front matter
 */
export function extractSections(content: string): Section[] {
  const slugger = createSlugger();
  const first: Section = { anchor: '', heading: '', names: [], demos: [] };
  const sections = [first];
  // The fence of the code that a line is in; one of the same marks that is as long closes it.
  let open = '';
  for (const line of content.split('\n')) {
    const [, fenceMarks = '', info = ''] = fence.exec(line) ?? [];
    if (open === '') {
      open = fenceMarks;
    } else if (fenceMarks.startsWith(open) && info.trim() === '') {
      open = '';
    }
    const [, marks = '', raw = ''] = (open ? null : headingLine.exec(line)) ?? [];
    if (marks) {
      const [, comment] = anchorComment.exec(raw) ?? [];
      const { text, id = comment } = parseMarkdownHeadingId(raw.replace(anchorComment, ''));
      const heading = toText(text);
      const anchor = id ?? slugger.slug(heading);
      if (marks.length === 2 || marks.length === 3) {
        sections.push({ anchor, heading, names: [], demos: [] });
      }
    }
    if (!open) {
      // Of `apiRef.current.setRowHeight` each part is a name.
      const names = collect(code, line).flatMap((name) => name.split('.'));
      sections.at(-1)?.names.push(...names);
      sections.at(-1)?.demos.push(...collect(demo, line));
    }
  }
  return sections.map((section) => ({ ...section, names: [...new Set(section.names)] }));
}

/** A page of the docs plugin, as far as it is searched. */
export interface Guide {
  slug: string;
  title: string;
  description: string;
  product: Product | undefined;
  plan: Plan | undefined;
  /** Components and interfaces that it documents; those that only its text names don't count. */
  components: readonly string[];
  /** What else people call it. */
  keywords: readonly string[];
  sections: Section[];
}

/** The fields of the docs plugin's pages that are read. */
interface Doc {
  slug: string;
  title: string;
  description: string;
  /** `@site/docs/…`; in another language the translated file. */
  source: string;
  frontMatter: Record<string, unknown>;
}

const toTexts = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);

/**
 * Reads the sections of pages.
 *
 * @param siteDir absolute path of the project
 */
export function readGuides(docs: readonly Doc[], siteDir: string): Promise<Guide[]> {
  return mapFiles(docs, async ({ slug, title, description, source, frontMatter }) => {
    const { content } = await readPageSource(path.join(siteDir, source.replace('@site/', '')));
    const { product, plan, components, keywords } = frontMatter;
    return {
      slug,
      title,
      description,
      product: products.find((name) => name === product),
      plan: plan as Plan | undefined,
      components: toTexts(components),
      keywords: toTexts(keywords),
      sections: extractSections(content),
    };
  });
}
