import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Code blocks: highlighted at build by `server/remarkHighlight`, copied by a button. */
export default function codeBlocksPlugin(_context: LoadContext): Plugin {
  return {
    name: 'docusaurus-plugin-code-blocks',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => [path.join(__dirname, 'client/copyShortcut.ts')],
  };
}
