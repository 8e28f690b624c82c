import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { PluginOptions } from './options';
import { renderTemplatesModule } from './server/gallery';
import type { Template } from './types';

/** Page templates: `<Templates />` in a page is their gallery, and each of them has a page to itself. */
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
        // What differs is in the data: in browsers these routes are one.
        const component = '@theme/TemplatePage';
        actions.addRoute({ path: `${baseUrl}templates/${name}`, component, exact: true });
      }
    },
  };
}
