import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { PluginOptions } from './options';
import { renderTemplatesModule } from './server/gallery';
import type { Template } from './types';

/** Page templates: `<Templates />` shows their gallery, and each has a page with its live view. */
export default function templatesPlugin(
  { baseUrl }: LoadContext,
  { templates }: PluginOptions,
): Plugin<readonly Template[]> {
  return {
    name: 'docusaurus-plugin-templates',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    // For the plugins that list pages.
    loadContent: () => Promise.resolve(templates),
    async contentLoaded({ content, actions }) {
      await actions.createData('templates.js', renderTemplatesModule(content));
      for (const { name } of content) {
        // In browsers these are one route: the data has what differs.
        const component = '@theme/TemplatePage';
        actions.addRoute({ path: `${baseUrl}templates/${name}`, component, exact: true });
      }
    },
  };
}
