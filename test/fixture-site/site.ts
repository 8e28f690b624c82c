/** The small sites of other libraries: where they are, what their owners set, and their pages. */
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Site } from '../../core/types';
import { siteDir } from '../support/site';

/** A small site: its own files, and how it gets the platform. */
export interface FixtureSite {
  /** Where its own files are, in the checkout: `site.ts`, `library.ts`, trees, pages, demos and data. */
  workspace: string;
  /** `copied`: the platform's files are put to its own. `package`: it depends on the platform's package. */
  platform: 'copied' | 'package';
  /**
   * Where it is put together and built. Not below `node_modules`, where Docusaurus compiles nothing, and
   * not below `test`, where tools would take its files for tests.
   */
  projectDir: string;
  /** Folders with packages, here and there: of the site where the platform is copied, then of each version. */
  packageFolders: readonly (readonly [from: string, to: string])[];
  /** A base path in place of the one in its `site.ts`. */
  basePath?: string;
}

const createFixture = (
  name: string,
  workspace: string,
  platform: FixtureSite['platform'],
  versions: readonly string[],
  basePath?: string,
): FixtureSite => ({
  workspace,
  platform,
  projectDir: path.join(siteDir, '.cache', name),
  packageFolders: [
    ...(platform === 'copied' ? [['node_modules', 'node_modules'] as const] : []),
    ...['docs', ...versions.map((version) => `versioned_docs/version-${version}`)].map(
      (dir) => [`${workspace}/${dir}/node_modules`, `${dir}/node_modules`] as const,
    ),
  ],
  ...(basePath !== undefined && { basePath }),
});

/** A library without a style sheet, with all that an owner can switch on. */
export const calendar = createFixture('fixture-site', 'test/fixtures/other-library', 'copied', [
  'v8',
]);

/** A library with a style sheet and a provider, whose one package has two products; the platform is a package too. */
export const forms = createFixture('forms-site', 'test/fixtures/mantine', 'package', ['v7']);

/** The same at the root of its host. */
export const formsAtRoot = createFixture(
  'forms-root-site',
  'test/fixtures/mantine',
  'package',
  ['v7'],
  '/',
);

/** All of them, by the names that `build.ts` takes. */
export const fixtures: Readonly<Record<string, FixtureSite>> = { calendar, forms, formsAtRoot };

export const { projectDir, packageFolders } = calendar;

// Not by name: its types are those of a platform with its own library beside it.
const { default: settings } = createRequire(__filename)(
  path.join(siteDir, calendar.workspace, 'site.ts'),
) as {
  default: Site;
};

/** What the owner of the site with the calendar set. */
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
