import docsPlugin, {
  validateOptions as validateDocsOptions,
} from '@docusaurus/plugin-content-docs';
import type { LoadContext, OptionValidationContext, TranslationFile } from '@docusaurus/types';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { Options, PluginOptions } from './options';
import { addSiblings, dropDocList, toGlobalData } from './server/routes';
import { toTitleFile, translateTitles } from './server/titles';

interface TranslatedContent {
  content: LoadedContent;
  translationFiles: TranslationFile[];
}

/**
 * The official docs plugin, with pages of other plugins in the frame and the tree of its own. All its
 * titles, of pages and of the tree, are translated by one file, whose keys are the English titles.
 */
export default async function docsWithSiblings(
  context: LoadContext,
  { siblings, ...options }: PluginOptions,
) {
  const plugin = await docsPlugin(context, options);
  return {
    ...plugin,
    getTranslationFiles: ({ content }: { content: LoadedContent }) => [toTitleFile(content)],
    translateContent: ({ content, translationFiles }: TranslatedContent) =>
      translateTitles(content, translationFiles[0]?.content ?? {}),
    contentLoaded: ({
      content,
      actions,
    }: Parameters<NonNullable<typeof plugin.contentLoaded>>[0]) =>
      plugin.contentLoaded?.({
        content,
        actions: {
          ...actions,
          addRoute: (route) => {
            const whole = addSiblings(route, options.docRootComponent, siblings);
            actions.addRoute(dropDocList(whole));
          },
          setGlobalData: (data) => actions.setGlobalData(toGlobalData(data)),
        },
      }),
  };
}

export function validateOptions({
  validate,
  options: { siblings, ...options },
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  // What is left is the official plugin's, and so is the check.
  const validated = (
    validateDocsOptions as unknown as (context: object) => Omit<PluginOptions, 'siblings'>
  )({ validate, options });
  return { ...validated, siblings } as PluginOptions;
}
