import { type SitePlugin, docusaurusPlugin, withTheme } from '../../core/server/contribution';
import { remarkTemplates, renderTemplatesModule } from './server/gallery';
import { checkTemplate, readTemplateFolders, readTemplates } from './server/templates';

/** Page templates: `<Templates />` in a page is their gallery, and each has a page to itself. */
export default function templates(): SitePlugin {
  return async ({ version }) => {
    const found = await readTemplates(version.dir);
    return {
      plugin: docusaurusPlugin(({ baseUrl }) => ({
        name: 'docusaurus-plugin-templates',
        ...withTheme(__dirname),
        async contentLoaded({ actions }) {
          await actions.createData('templates.js', renderTemplatesModule(found));
          for (const { name } of found) {
            // What differs is in the data: in browsers these routes are one.
            const component = '@theme/TemplatePage';
            actions.addRoute({ path: `${baseUrl}templates/${name}`, component, exact: true });
          }
        },
      })),
      transformers: [remarkTemplates({ templates: found })],
      demoPages: found.map(({ name, title, description, demo }) => ({
        slug: `/templates/${name}`,
        title,
        description,
        demo,
      })),
      elements: ['Templates'],
      anchors: ({ elements }) =>
        elements.some(({ name }) => name === 'Templates') ? found.map(({ name }) => name) : [],
      check: async () => (await readTemplateFolders(version.dir)).flatMap(checkTemplate),
      // The gallery is made of these texts, which no page imports.
      cacheInputs: [JSON.stringify(found)],
    };
  };
}
