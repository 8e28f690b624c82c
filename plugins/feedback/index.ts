import { type SitePlugin, docusaurusPlugin, withTheme } from '../../core/server/contribution';

/** "Was this page helpful?", and comments on a page or one of its sections. */
export default function feedback(): SitePlugin {
  return ({ site }) => ({
    plugin: docusaurusPlugin(() => ({
      name: 'docusaurus-plugin-feedback',
      ...withTheme(__dirname),
      // The development server passes feedback on to the receiver that `npm start` brings.
      configureWebpack() {
        const target = process.env.FEEDBACK_RECEIVER;
        return target === undefined || !site.feedback?.startsWith('/')
          ? {}
          : ({ devServer: { proxy: [{ context: [site.feedback], target }] } } as object);
      },
    })),
    slots: { 'page-end': '@theme/Feedback' },
  });
}
