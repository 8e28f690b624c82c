import { toDirection } from '../../core/languages';
import { type SitePlugin, withTheme } from '../../core/server/contribution';
import { renderPreferencesScript, toFrameColorTags } from './server/preferencesScript';
import { replaceModules } from './server/replaceModules';
import { insertThemeConstants } from './server/themeConstants';
import { settingsPage } from './types';

/** The visitor's choices: what must not flash is applied before the page is painted. */
export default function preferences(): SitePlugin {
  return ({ version }) => ({
    plugin: ({ baseUrl }) => ({
      name: 'docusaurus-plugin-preferences',
      ...withTheme(__dirname),
      contentLoaded({ actions }) {
        actions.addRoute({
          path: `${baseUrl}${settingsPage}`,
          component: '@theme/SettingsPage',
          exact: true,
        });
      },
      configurePostCss(options) {
        options.plugins.push(insertThemeConstants);
        return options;
      },
      configureWebpack: (_config, _isServer, { currentBundler }) => ({
        plugins: replaceModules(currentBundler.instance.NormalModuleReplacementPlugin),
      }),
      injectHtmlTags: () => ({
        headTags: toFrameColorTags(),
        // After the classic theme's own script, which knows the operating system's mode alone.
        preBodyTags: [
          { tagName: 'script', innerHTML: renderPreferencesScript(toDirection(version.language)) },
        ],
      }),
    }),
    otherPages: [
      {
        slug: `/${settingsPage}`,
        title: { id: 'site.settings.title', message: 'Settings' },
        description: 'Color mode, direction, density, code style and language, package manager.',
        keywords: ['preferences', 'options', 'light mode', 'compact', 'JavaScript or TypeScript'],
      },
    ],
    navbar: [
      {
        order: 50,
        item: { type: 'custom-modeButton', position: 'right' },
        component: '@theme/ModeButton',
      },
      {
        order: 60,
        item: { type: 'custom-settings', position: 'right' },
        component: '@theme/Settings',
      },
    ],
  });
}
