import { visit } from 'unist-util-visit';
import type { PageTransformer, SitePlugin } from '../../core/server/contribution';
import { writeServer } from './server/writeServer';
import { PACKAGE_FILE } from './types';

/** Replaces `{{mcp}}` in the code of a page with the address of the server's package. */
export const fillAddress =
  (address: string): PageTransformer =>
  (tree) =>
    visit(tree, (node) => {
      if (node.type === 'code' || node.type === 'inlineCode') {
        node.value = node.value.replaceAll('{{mcp}}', address);
      }
    });

/** An MCP server that answers assistants from the pages, the search and the reference of every version. */
export default function mcp(): SitePlugin {
  return ({ site, version, library }) => {
    const address = `${site.url}${site.basePath}${PACKAGE_FILE}`;
    const isWritten = version.current && version.language === 'en' && !version.host;
    return {
      transformers: [fillAddress(address)],
      cacheInputs: [address],
      postBuild: isWritten
        ? [
            {
              name: 'MCP server',
              run: ({ outDir }) => writeServer(site, library.planSuffixes, outDir),
            },
          ]
        : [],
    };
  };
}
