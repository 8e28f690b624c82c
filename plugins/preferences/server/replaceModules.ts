import path from 'node:path';
import {
  replaceDocusaurusModules,
  type ReplacementPlugin,
} from '../../../core/server/replaceDocusaurusModules';

const clientDir = path.join(__dirname, '../client');

/** Returns the bundler plugins that replace Docusaurus's own state of mode and direction by the visitor's. */
export function replaceModules(Replacement: ReplacementPlugin): InstanceType<ReplacementPlugin>[] {
  return replaceDocusaurusModules(Replacement, [
    [/^\.{1,2}\/(?:.*\/)?contexts\/colorMode$/, path.join(clientDir, 'colorModeContext.tsx')],
    [/^\.\/SiteMetadataDefaults$/, path.join(clientDir, 'siteMetadataDefaults.tsx')],
  ]);
}
