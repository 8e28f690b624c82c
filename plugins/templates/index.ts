import {
  type SitePlugin,
  docusaurusPlugin,
  translateText,
  withTheme,
} from '../../core/server/contribution';
import { remarkTemplates, renderTemplatesModule, translateTemplates } from './server/gallery';
import { checkTemplate, readTemplateFolders, readTemplates } from './server/templates';

/** Page templates: `<Templates />` in a page is their gallery, and each has a page to itself. */
export default function templates(): SitePlugin {
  return async ({ version, contributed }) => {
    const found = await readTemplates(version.dir);
    const translate = (english: string) => translateText(contributed, english);
    return {
      plugin: docusaurusPlugin(({ baseUrl }) => ({
        name: 'docusaurus-plugin-templates',
        ...withTheme(__dirname),
        async contentLoaded({ actions }) {
          const translated = translateTemplates(found, translate);
          await actions.createData('templates.js', renderTemplatesModule(translated));
          for (const { name } of found) {
            // What differs is in the data: in browsers these routes are one.
            const component = '@theme/TemplatePage';
            actions.addRoute({ path: `${baseUrl}templates/${name}`, component, exact: true });
          }
        },
      })),
      transformers: [remarkTemplates({ templates: found, translate })],
      demoPages: found.map(({ name, title, description, demo }) => ({
        slug: `/templates/${name}`,
        title,
        description,
        demo,
      })),
      texts: found.flatMap(({ title, description, shows }) => [title, description, ...shows]),
      elements: ['Templates'],
      anchors: ({ elements }) =>
        elements.some(({ name }) => name === 'Templates') ? found.map(({ name }) => name) : [],
      check: async () => (await readTemplateFolders(version.dir)).flatMap(checkTemplate),
      // The gallery is made of these texts, which no page imports.
      cacheInputs: [JSON.stringify(found)],
    };
  };
}
