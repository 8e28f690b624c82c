import type { LoadContext, Plugin } from '@docusaurus/types';
import { throwProblems } from '../../core/server/problems';
import { checkVersion, createReporter, toWatched } from '../../core/server/checks';
import type { PluginOptions } from './options';

/** Looks at a version's tree, pages and demos: a build stops before it begins, the development server warns. */
export default async function authoringPlugin(
  { siteDir }: LoadContext,
  options: PluginOptions,
): Promise<Plugin> {
  const { version } = options;
  const check = () => checkVersion(options, siteDir);
  const isDevelopment = process.env.NODE_ENV === 'development';
  if (!isDevelopment) {
    throwProblems(`The pages of ${version.label} cannot be built`, await check());
  }
  const report = createReporter((text) => console.warn(text));
  return {
    name: 'docusaurus-plugin-authoring',
    getPathsToWatch: () => (isDevelopment ? toWatched(version, siteDir) : []),
    async loadContent() {
      if (isDevelopment) {
        // A saved page shows at once: nothing waits for this.
        void check().then(report, ({ message }: Error) => report([message]));
      }
    },
  };
}
