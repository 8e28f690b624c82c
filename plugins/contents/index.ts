import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** The way around a page: its current section, and links to its sections. */
export default function contentsPlugin(_context: LoadContext): Plugin {
  return {
    name: 'docusaurus-plugin-contents',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
  };
}
