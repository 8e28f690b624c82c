import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import { readAttribute } from '../../../shared/server/mdx/readAttribute';
import type { PageText } from '../pageText';

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
 * Chooses a demo of a product that stands on its own: of the first steps with it, else of any page.
 * What runs in a version today is right for it, whatever that version's library is like.
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
