import path from 'node:path';
import { type SitePlugin, withTheme } from '../../core/server/contribution';
import { remarkHighlight } from './server/remarkHighlight';

/** Code blocks: highlighted at build, copied by a button. */
export default function codeBlocks(): SitePlugin {
  return () => ({
    plugin: () => ({
      name: 'docusaurus-plugin-code-blocks',
      ...withTheme(__dirname),
      getClientModules: () => [path.join(__dirname, 'client/copyShortcut.ts')],
    }),
    remarkPlugins: [remarkHighlight],
  });
}
