import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { toRelative } from '../../../core/server/files';
import { readAttribute, toAttribute, toImport } from '../../../core/server/mdx';
import { toEnglishFile } from '../../../core/server/translatedPages';
import { type DemoElement, checkDemoElement } from './demoElement';
import { toDemoPath } from './readDemos';

/** Where pages import the plugin's generated modules from. */
const generatedDir = '@generated/docusaurus-plugin-demos/default';

/**
 * Imports the demo's module for each `<Demo name="…" height={…} />` of a page, and the component. Links
 * lead to the first of a demo that the page shows several times.
 *
 * @param options the absolute path of the version
 * @throws Error that lists what is wrong with every demo of the page
 */
export function remarkDemos({ versionDir }: { versionDir: string }) {
  return (tree: Root, file: VFile) => {
    const dir = path.join(path.dirname(toEnglishFile(file.path)), 'demos');
    const problems: string[] = [];
    const imports = new Map<string, MdxjsEsm>();
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (item) => {
      const node = item as DemoElement;
      if (node.name !== 'Demo') {
        return;
      }
      const found = checkDemoElement(node, dir);
      if (found.length > 0) {
        const place = `${toRelative(file.cwd, file.path)}:${node.position?.start.line ?? 1}`;
        problems.push(...found.map((problem) => `${place}: ${problem}`));
        return;
      }
      const name = readAttribute(node, 'name') ?? '';
      const local = `demo${name}`;
      if (imports.has(name)) {
        node.attributes.push({ type: 'mdxJsxAttribute', name: 'repeated', value: null });
      }
      const source = `${generatedDir}/${toDemoPath({ dir, name }, versionDir)}.js`;
      imports.set(name, toImport(local, source, 'ImportNamespaceSpecifier'));
      node.attributes.push(toAttribute('demo', local, { type: 'Identifier', name: local }));
    });
    if (problems.length > 0) {
      throw new Error(problems.join('\n'));
    }
    if (imports.size > 0) {
      // Not one of every page's components: pages without a demo don't load it.
      tree.children.unshift(toImport('Demo', '@theme/Demo', 'ImportDefaultSpecifier'));
    }
    tree.children.unshift(...imports.values());
  };
}
