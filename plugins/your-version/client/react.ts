/** Finds releases of the library that need another React than the visitor's. */
import { translate } from '@docusaurus/Translate';
import satisfies from 'semver/functions/satisfies';
import { isTexts } from '../../../core/client/isRecord';
import { compareReleases, isRelease, toMajor } from '../../../core/releases';
import type { Product } from '../../../core/types';
import type { LaterReleases } from '../../api-reference/releases';
import { loadLaterReleases } from './missing';

/** Which React is needed from a release on, the oldest first. */
type Needs = Readonly<Record<string, string>>;

export interface ReactProblem {
  /** What is needed: `^17.0.0 || ^18.0.0`. */
  range: string;
  /** The first later release of the major that works with the visitor's React. */
  fixedIn?: string;
}

/**
 * Returns why a release doesn't work with a React.
 *
 * @param used the visitor's release; absent, or of another major: the last one that is documented counts
 * @returns nothing when it does, or when that isn't known
 */
export function findReactProblem(
  needs: Needs | undefined = {},
  used: string | undefined,
  react: string,
): ReactProblem | undefined {
  const entries = Object.entries(needs);
  const isOfMajor = entries.some(([release]) => toMajor(release) === toMajor(used ?? ''));
  const at =
    isOfMajor && used !== undefined
      ? entries.findLastIndex(
          ([release]) => isRelease(release) && compareReleases(release, used) <= 0,
        )
      : entries.length - 1;
  const range = entries[at]?.[1];
  if (range === undefined || satisfies(react, range)) {
    return undefined;
  }
  const fixedIn = entries.slice(at + 1).find(([, later]) => satisfies(react, later))?.[0];
  return { range, ...(fixedIn !== undefined && { fixedIn }) };
}

/** Says what a release needs, and what works with the visitor's React. */
export function describeReactProblem(
  { range, fixedIn }: ReactProblem,
  version: string,
  react: string,
): string {
  return fixedIn === undefined
    ? translate(
        { id: 'site.yourVersion.react', message: '{version} needs React {range}; you use {react}' },
        { version, range, react },
      )
    : translate(
        {
          id: 'site.yourVersion.reactFixed',
          message: '{version} needs React {range}; {later} works with your {react}',
        },
        { version, range, later: fixedIn, react },
      );
}

/**
 * Says why the visitor's release doesn't work with their React; nothing when it does, or when that can't be known.
 *
 * @param baseUrl of the version that documents the release
 */
export async function loadReactProblem(
  baseUrl: string,
  product: Product,
  release: string,
  react: string,
): Promise<string> {
  // A version on another host may be an older build, or not answer.
  const later: Partial<LaterReleases> = await loadLaterReleases(baseUrl).catch(() => ({}));
  const needs: unknown = later.react?.[product];
  const problem = isTexts(needs) && findReactProblem(needs, release, react);
  return problem ? describeReactProblem(problem, release, react) : '';
}
