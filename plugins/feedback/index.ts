import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** "Was this page helpful?", and comments on a page or a section of it. */
export default function feedbackPlugin(_context: LoadContext): Plugin {
  return {
    name: 'docusaurus-plugin-feedback',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
  };
}
