import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Root } from 'mdast';
import { siteDir } from '../../../core/server/files';

/**
 * Reads what the drawings say that a page imports: the title of each SVG, by the name of its element.
 *
 * @param file absolute path of the page
 */
export async function readDrawings(tree: Root, file: string): Promise<Map<string, string>> {
  const imports = tree.children.flatMap((node) =>
    node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : [],
  );
  const drawings = imports.flatMap((node) => {
    const source = node.type === 'ImportDeclaration' ? String(node.source.value) : '';
    const [specifier] = node.type === 'ImportDeclaration' ? node.specifiers : [];
    return specifier && source.endsWith('.svg') ? [{ name: specifier.local.name, source }] : [];
  });
  const titles = drawings.map(async ({ name, source }) => {
    const place = source.startsWith('@site/')
      ? path.join(siteDir, source.slice('@site/'.length))
      : path.resolve(path.dirname(file), source);
    const [, title] = /<title[^>]*>([^<]+)<\/title>/.exec(await readFile(place, 'utf8')) ?? [];
    if (title === undefined) {
      throw new Error(
        `${path.relative(siteDir, place)} says nothing to those who do not see it. Give it a <title>.`,
      );
    }
    return [name, title.trim()] as const;
  });
  return new Map(await Promise.all(titles));
}
