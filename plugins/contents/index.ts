import { type SitePlugin, withTheme } from '../../core/server/contribution';

/** The table of contents: links to the sections of a page, and which of them is on screen. */
export default function contents(): SitePlugin {
  return () => ({
    plugin: () => ({ name: 'docusaurus-plugin-contents', ...withTheme(__dirname) }),
  });
}
