import path from 'node:path';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { toEnglishFile } from '../../../core/server/translatedPages';

const pageLink = /^(\.{1,2}\/[^#]*\.mdx?)(#.*)?$/;

/**
 * Lets a translated page keep the links of the English one: `../columns/columns.mdx` is looked for
 * from the version's folder, where Docusaurus finds the translated page or else the English one.
 *
 * @param dir absolute path of the version's folder
 */
export function remarkEnglishLinks({ dir }: { dir: string }) {
  return (tree: Root, file: VFile) => {
    const english = toEnglishFile(file.path);
    if (english === file.path) {
      return;
    }
    visit(tree, ['link', 'definition'], (node) => {
      const [, page, hash = ''] = ('url' in node && pageLink.exec(node.url)) || [];
      if (page && 'url' in node) {
        const target = path.relative(dir, path.resolve(path.dirname(english), page));
        node.url = `/${target.split(path.sep).join('/')}${hash}`;
      }
    });
  };
}
