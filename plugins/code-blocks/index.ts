import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Code blocks: highlighted at build, copied by a button; no highlighter reaches a visitor. */
export default function codeBlocksPlugin(_context: LoadContext): Plugin {
  return {
    name: 'docusaurus-plugin-code-blocks',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    configureWebpack: () => ({
      resolve: { alias: { 'prism-react-renderer$': path.join(__dirname, 'client/noHighlighter') } },
    }),
  };
}
