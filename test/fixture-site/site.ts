/** The small site of another library: where it is, what its owner set, and its pages. */
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Site } from '../../core/types';
import { siteDir } from '../support/site';

/** Where its own files are, in the checkout: `site.ts`, `library.ts`, trees, pages, demos and data. */
export const workspace = 'test/fixtures/other-library';

/**
 * Where it is put together and built. Not below `node_modules`, where Docusaurus compiles nothing, and
 * not below `test`, where tools would take its files for tests.
 */
export const projectDir = path.join(siteDir, '.cache/fixture-site');

/** Folders with packages, here and there: of the site, then of each version. */
export const packageFolders: readonly (readonly [from: string, to: string])[] = [
  ['node_modules', 'node_modules'],
  ...['docs', 'versioned_docs/version-v8'].map(
    (dir) => [`${workspace}/${dir}/node_modules`, `${dir}/node_modules`] as const,
  ),
];

// Not by name: its types are those of a platform with its own library beside it.
const { default: settings } = createRequire(__filename)(
  path.join(siteDir, workspace, 'site.ts'),
) as {
  default: Site;
};

/** What its owner set. */
export const fixture = settings;

/** Paths of its pages, without a language. */
export const pages = {
  home: '/x/',
  /** Translated, and without an ad. */
  overview: '/x/react-calendar',
  /** Not translated, without an ad, with a section. */
  ranges: '/x/react-calendar/ranges',
  /** With an ad. */
  several: '/x/react-calendar/several',
  reference: '/x/api/calendar/day-picker',
  titles: '/x/translations',
  playground: '/x/playground',
} as const;
