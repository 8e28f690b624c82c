import type { Library } from '../library';
import type { MovedPages } from '../navigation';
import type { Product } from '../types';
import type { BuildContext, Contribution, SitePlugin } from './contribution';
import type { Font } from './fonts';
import { findLanguage } from './languages';
import { readKnownVersions, toMoves } from './movedPages';
import { localizeSite, toHostedSite, validateSite } from './site';
import { findVersion } from './versions';

/** What an owner configures. */
export interface SiteSetup {
  /** Absolute path of the project. */
  siteDir: string;
  /** What `site.ts` exports. */
  site: unknown;
  /** The documented library: what `library.ts` exports. */
  library: Library<Product>;
  /** What `versions.json` lists. */
  releasedVersions: readonly string[];
  /** What `data/moved-pages.ts` exports. */
  movedPages: MovedPages;
  /** Their order is that of their components and post-build steps. */
  plugins: readonly SitePlugin[];
  /** Style sheets of the site, in order. */
  styles: readonly string[];
  /** Fonts that its styles use as subsets. */
  fonts: readonly Font[];
}

interface Build {
  /** Name or label of the version; absent: the current one. */
  version?: string;
  /** Tag of its language; absent: English. */
  language?: string;
  /** Origin of a host that serves only this version. */
  host?: string;
  generatedDir: string;
}

/** Merges objects; the first one that has a key wins. */
const merge = <Value>(objects: readonly (Readonly<Record<string, Value>> | undefined)[]) =>
  Object.assign({}, ...objects.toReversed()) as Readonly<Record<string, Value>>;

/**
 * Creates the context of one version in one language, and asks every plugin for its contribution.
 *
 * @throws an error with everything that is wrong with `site.ts`, or one that lists the versions
 */
export async function createBuildContext(
  { siteDir, site: given, library, releasedVersions, movedPages, plugins }: SiteSetup,
  { version: name, language: tag, host, generatedDir }: Build,
): Promise<BuildContext> {
  const site = validateSite(toHostedSite(given as never, name, host), releasedVersions);
  const language = findLanguage(tag, site, siteDir);
  const version = findVersion(site, name, siteDir, language);
  const known = await readKnownVersions(site, siteDir);
  const all: Contribution[] = [];
  const context: BuildContext = {
    siteDir,
    site,
    localizedSite: localizeSite(site, language),
    library,
    version,
    generatedDir,
    movedPages,
    moves: toMoves(version.name, known, movedPages),
    contributed: {
      all,
      get pages() {
        return merge(all.map(({ pages }) => pages));
      },
      get redirects() {
        return merge(all.map(({ redirects }) => redirects));
      },
      get titles() {
        return merge(all.map(({ titles }) => titles));
      },
    },
  };
  for (const plugin of plugins) {
    all.push(await plugin(context));
  }
  return context;
}
