import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { type BuildContext, type SitePlugin, withTheme } from '../../core/server/contribution';
import { toRelative } from '../../core/server/files';
import { highlight } from '../../core/server/html';
import { findVersion } from '../../core/server/versions';
import { checkCodeBlocks } from './server/checkCodeBlocks';
import { type FindTypes, createTypeFinder, readTypeInputs } from './server/knownTypes';
import { showTypes } from './server/showTypes';
import { findSnippets } from './server/snippets';

interface Options {
  siteDir: string;
  /** Finds the types of a block's names. */
  findTypes: FindTypes;
}

/** Highlights code blocks while pages are compiled, so that pages load no highlighter, and adds the types of names. */
export function remarkHighlight({ siteDir, findTypes }: Options) {
  return async (tree: Root, { path: file }: VFile) => {
    const snippets = findSnippets({ file: toRelative(siteDir, file), tree });
    const names = new Map(
      await Promise.all(
        [...snippets].map(async ([node, snippet]) => [node, await findTypes(snippet)] as const),
      ),
    );
    visit(tree, 'code', (node) => {
      const html = highlight(node.value, node.lang ?? 'text');
      node.data = {
        ...node.data,
        // The HTML has the text already.
        hChildren: [],
        hProperties: { ...node.data?.hProperties, html: showTypes(html, names.get(node) ?? []) },
      };
    });
  };
}

/** Hashes what types depend on that isn't in pages: all versions, because the title of a block can name one. */
async function hashTypeInputs({ site, siteDir }: BuildContext): Promise<string> {
  const dirs = site.versions.map(({ name }) => findVersion(site, name, siteDir).dir);
  const inputs = await Promise.all(dirs.map((dir) => readTypeInputs(dir, siteDir)));
  return createHash('sha256').update(JSON.stringify(inputs)).digest('hex');
}

/** Code blocks: highlighted and type-checked at build, with the types of names, and copied by a button. */
export default function codeBlocks(): SitePlugin {
  return async (context) => {
    const { site, siteDir, version } = context;
    const isDevelopment = process.env.NODE_ENV === 'development';
    return {
      plugin: () => ({
        name: 'docusaurus-plugin-code-blocks',
        ...withTheme(__dirname),
        getClientModules: () => [path.join(__dirname, 'client/copyShortcut.ts')],
      }),
      remarkPlugins: [
        [remarkHighlight, { siteDir, findTypes: createTypeFinder(context, isDevelopment) }],
      ],
      // In development nothing waits for the compiler.
      check: ({ pages }) => (isDevelopment ? [] : checkCodeBlocks(pages, site, version, siteDir)),
      cacheInputs: [await hashTypeInputs(context)],
    };
  };
}
