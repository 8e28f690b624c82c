import { type SitePlugin, withTheme } from '../../core/server/contribution';

/** "Was this page helpful?", and comments on a page or one of its sections. */
export default function feedback(): SitePlugin {
  return () => ({
    plugin: () => ({ name: 'docusaurus-plugin-feedback', ...withTheme(__dirname) }),
    slots: { 'page-end': '@theme/Feedback' },
  });
}
