import type { LoadContext, Plugin } from '@docusaurus/types';
import { insertThemeConstants } from './server/themeConstants';
import { replaceModules } from './server/replaceModules';
import { renderPreferencesScript, toFrameColorTags } from './server/preferencesScript';

/** The visitor's choices: what must not flash is applied before the page is painted. */
export default function preferencesPlugin(_context: LoadContext): Plugin {
  return {
    name: 'docusaurus-plugin-preferences',
    configurePostCss(options) {
      options.plugins.push(insertThemeConstants);
      return options;
    },
    configureWebpack: (_config, _isServer, { currentBundler }) => ({
      plugins: replaceModules(currentBundler.instance.NormalModuleReplacementPlugin),
    }),
    getThemePath: () => './theme',
    injectHtmlTags: () => ({
      headTags: toFrameColorTags(),
      // After the classic theme's own script, which knows the operating system's mode alone.
      preBodyTags: [{ tagName: 'script', innerHTML: renderPreferencesScript() }],
    }),
  };
}
