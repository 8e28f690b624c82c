import type { LoadContext, Plugin } from '@docusaurus/types';
import type { PluginOptions } from './options';
import { runSteps } from '../../core/server/postBuild';

/** What is made of a finished build, one after the other: the `postBuild` hooks of plugins race. */
export default function afterBuildPlugin(_context: LoadContext, { steps }: PluginOptions): Plugin {
  return {
    name: 'docusaurus-plugin-after-build',
    postBuild: (build) => runSteps(steps, build),
  };
}
