import path from 'node:path';
import {
  replaceDocusaurusModules,
  type ReplacementPlugin,
} from '../../../core/server/replaceDocusaurusModules';

/** Returns the bundler plugins that replace what throws for an address with broken escapes. */
export const replaceModules = (Replacement: ReplacementPlugin): InstanceType<ReplacementPlugin>[] =>
  replaceDocusaurusModules(Replacement, [
    [/^\.\/preload$/, path.join(__dirname, '../client/preload.ts')],
  ]);
