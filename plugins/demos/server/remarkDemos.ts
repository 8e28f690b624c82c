import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxjsEsm, MdxJsxFlowElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { toRelative } from '../../../core/server/files';
import { readAttribute, toAttribute, toImport } from '../../../core/server/mdx';
import { toEnglishFile } from '../../../core/server/translatedPages';

/** Where pages import the plugin's generated modules from. */
const generatedDir = '@generated/docusaurus-plugin-demos/default';

const heightPattern = /^[1-9]\d{0,3}$/;

/** Returns a height of a `<Demo>` as it is written, when it isn't one. */
function findWrongHeight(node: MdxJsxFlowElement, name: string): string | undefined {
  const given = readAttribute(node, name) ?? 'nothing';
  const isText = node.attributes.some(
    (item) => 'name' in item && item.name === name && typeof item.value === 'string',
  );
  if (isText) {
    return `"${given}"`;
  }
  return heightPattern.test(given) ? undefined : given;
}

/** Returns what is wrong with a `<Demo>`, or nothing. */
function checkDemo(node: MdxJsxFlowElement, demosDir: string): string | undefined {
  const name = readAttribute(node, 'name');
  if (name === undefined || !existsSync(path.join(demosDir, `${name}.tsx`))) {
    const names = existsSync(demosDir)
      ? readdirSync(demosDir).filter((file) => /^[^.]+\.tsx$/.test(file))
      : [];
    const known = names.map((file) => path.basename(file, '.tsx')).join(', ') || 'none';
    const problem = name ? `There is no demo "${name}" beside this page` : '<Demo> needs a name';
    return `${problem}. Demos in ${path.basename(path.dirname(demosDir))}/demos: ${known}.`;
  }
  const height = findWrongHeight(node, 'height');
  if (height !== undefined) {
    return `<Demo name="${name}"> needs height={…}, the height to reserve in whole px, at most 9999; given: ${height}.`;
  }
  const isNarrow = readAttribute(node, 'narrowHeight') !== undefined;
  const narrowHeight = isNarrow ? findWrongHeight(node, 'narrowHeight') : undefined;
  if (narrowHeight !== undefined) {
    return `<Demo name="${name}"> has a wrong narrowHeight={…}: give the height to reserve on narrow screens in whole px, at most 9999; given: ${narrowHeight}.`;
  }
  return undefined;
}

/**
 * Imports the demo's module for each `<Demo name="…" height={…} />` of a page, and the component.
 *
 * @throws Error that lists every demo of the page that doesn't exist or reserves no height
 */
export function remarkDemos() {
  return (tree: Root, file: VFile) => {
    const demosDir = path.join(path.dirname(toEnglishFile(file.path)), 'demos');
    const problems: string[] = [];
    const imports: MdxjsEsm[] = [];
    const shown = new Set<string | undefined>();
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name !== 'Demo') {
        return;
      }
      const name = readAttribute(node, 'name');
      const problem =
        checkDemo(node, demosDir) ??
        (shown.has(name)
          ? `This page shows "${name}" twice. Show it once and link to #${name}.`
          : '');
      shown.add(name);
      if (problem) {
        const line = node.position?.start.line ?? 1;
        problems.push(`${toRelative(file.cwd, file.path)}:${line}: ${problem}`);
        return;
      }
      const local = `demo${name}`;
      imports.push(toImport(local, `${generatedDir}/${name}.js`, 'ImportNamespaceSpecifier'));
      node.attributes.push(toAttribute('demo', local, { type: 'Identifier', name: local }));
    });
    if (problems.length > 0) {
      throw new Error(problems.join('\n'));
    }
    if (imports.length > 0) {
      // Not one of every page's components: pages without a demo don't load it.
      imports.push(toImport('Demo', '@theme/Demo', 'ImportDefaultSpecifier'));
    }
    tree.children.unshift(...imports);
  };
}
