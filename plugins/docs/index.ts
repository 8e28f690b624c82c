import docsPlugin, {
  validateOptions as validateDocsOptions,
} from '@docusaurus/plugin-content-docs';
import type { LoadContext, OptionValidationContext } from '@docusaurus/types';
import type { Options, PluginOptions } from './options';
import { addSiblings } from './server/addSiblings';
import { dropDocList } from './server/dropDocList';
import { toGlobalData } from './server/toGlobalData';

/** The official docs plugin, with pages of other plugins in the frame and the tree of its own. */
export default async function docsWithSiblings(
  context: LoadContext,
  { siblings, ...options }: PluginOptions,
) {
  const plugin = await docsPlugin(context, options);
  return {
    ...plugin,
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
