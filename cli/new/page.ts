import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import { suggestNames } from '../../core/nearestNames';
import { readAttribute } from '../../core/server/mdx';
import type { PageText } from '../../core/server/pageText';
import { products } from '../../core/types';
import { toStartSlug } from '../../core/subject';

/** Where a page is, as its author names it: `data-grid/row-pinning`. */
interface Place {
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
    slug: product ? [toStartSlug(product), ...parts.slice(1)].join('/') : `/${path}`,
    file: `${path}/${last}.mdx`,
    name: last.replace(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase()),
  };
}

/** What a version has already. */
interface Existing {
  /** Slugs of its pages. */
  slugs: readonly string[];
  /** First parts of the paths of its pages' files: `data-grid`. */
  folders: readonly string[];
}

/** Returns what keeps a page from being written under a path, with near names. */
export function checkNewPage(path: string, { slug }: Place, existing: Existing): string[] {
  const { slugs, folders } = existing;
  if (!/^[a-z][a-z\d]*(?:-[a-z\d]+)*(?:\/[a-z\d]+(?:-[a-z\d]+)*)+$/.test(path)) {
    return [
      `"${path}" is not the path of a page. Write a folder and a name in lower case: guides/first-steps.`,
    ];
  }
  const [folder = ''] = path.split('/');
  return [
    folders.includes(folder)
      ? ''
      : `There is no folder "${folder}".${suggestNames(folder, folders)} Folders: ${folders.join(', ')}.`,
    slugs.includes(slug)
      ? `There is a page at ${slug} already. To add a demo: npm run new -- demo ${path} <Name>`
      : '',
  ].filter(Boolean);
}

/**
 * Returns what keeps a demo from being written under a name.
 *
 * @param demos names of the demos of its page
 */
export function checkNewDemo(name: string, demos: readonly string[]): string[] {
  return [
    /^[A-Z][A-Za-z\d]*$/.test(name)
      ? ''
      : `"${name}" is not the name of a demo. Write it in PascalCase, like its component: RowPinningBasic.`,
    demos.includes(name)
      ? `There is a demo "${name}" already. Choose another name: names are unique on a page.`
      : '',
  ].filter(Boolean);
}

/** A demo that runs in a version, which a new one begins as. */
export interface DemoModel {
  name: string;
  code: string;
  /** What the page reserves for it, in px. */
  height: string;
  components: readonly string[];
}

const isStart = ({ frontMatter }: PageText) =>
  /\/(?:quickstart|getting-started)$/.test(String(frontMatter.slug));

function collectDemos({ tree }: PageText): MdxJsxFlowElement[] {
  const found: MdxJsxFlowElement[] = [];
  visit(tree, 'mdxJsxFlowElement', (node) => {
    if (node.name === 'Demo') {
      found.push(node);
    }
  });
  return found;
}

/**
 * Chooses a demo of a product that imports no files beside it: of its quickstart, else of any page.
 * A demo that runs in a version fits the library of that version.
 *
 * @param pages of the version
 * @returns nothing when no page about the product shows such a demo
 */
export async function chooseModel(
  pages: readonly PageText[],
  product: string,
  siteDir: string,
): Promise<DemoModel | undefined> {
  const own = pages
    .filter(({ frontMatter }) => frontMatter.product === product)
    .toSorted((a, b) => Number(isStart(b)) - Number(isStart(a)));
  for (const page of own) {
    for (const node of collectDemos(page)) {
      const name = readAttribute(node, 'name') ?? '';
      const file = path.join(siteDir, path.dirname(page.englishFile), 'demos', `${name}.tsx`);
      const code = await readFile(file, 'utf8');
      if (!/from '\.|import '\./.test(code)) {
        const { components } = page.frontMatter;
        return {
          name,
          code,
          height: readAttribute(node, 'height') ?? '',
          components: Array.isArray(components) ? components.map(String) : [],
        };
      }
    }
  }
  return undefined;
}

interface NewPage {
  title: string;
  slug: string;
  /** A product, or `general`. */
  product: string;
  demo: string;
  model: DemoModel;
}

/** Renders `<Demo name="…" height={…} />`. */
export const renderDemoElement = (name: string, { height }: DemoModel) =>
  `<Demo name="${name}" height={${height}} />`;

/** Renders a page with everything that a page needs, for its author to continue. */
export function renderPage({ title, slug, product, demo, model }: NewPage): string {
  return [
    '---',
    `title: ${title}`,
    `description: What ${title.toLowerCase()} does, and how to use it.`,
    `slug: ${slug}`,
    `product: ${product}`,
    ...(model.components.length > 0 ? [`components: [${model.components.join(', ')}]`] : []),
    '---',
    '',
    `Say in a sentence what ${title.toLowerCase()} is for.`,
    '',
    renderDemoElement(demo, model),
    '',
  ].join('\n');
}
