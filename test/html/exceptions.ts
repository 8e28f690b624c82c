/** What the checks of the HTML leave out, each with its reason. */

/** What only scripts draw, or replace. */
export const drawnByScripts = {
  /** The label of an ad comes with the ad, whose place is there before. */
  references: ['aria-labelledby=slot-label'],
  /**
   * Without JavaScript a group of the tree is a link to its first page. A group that only announces
   * pages has none: its line is a link without an address, which is no dead link but text.
   */
  withoutAddress: [/^<a class="menu__link menu__link--sublist menu__link--sublist-caret">$/],
} as const;

/**
 * Faults of the site that are to be mended there, as paths of the pages that have them. A check fails
 * when a page of its list has the fault no more: the line goes then.
 */
export const knownFaults = {
  /** They name themselves, though the current version has the page too. */
  canonical: [
    // What is neither a document nor a page of the reference is told of no successor.
    ...['v7', 'v6', 'v5', 'v4'].flatMap((version) =>
      ['', 'offline', 'translations', 'api/data-grid'].map((name) => `/x/${version}/${name}`),
    ),
    ...['v7', 'v6', 'v5'].map((version) => `/x/${version}/api/date-pickers`),
    ...['v7', 'v6'].flatMap((version) =>
      ['charts', 'tree-view'].map((product) => `/x/${version}/api/${product}`),
    ),
    // What a version removed and a later one brought back is taken for removed.
    '/x/v6/api/charts/charts-axis-tooltip-content',
    '/x/v6/api/charts/charts-item-tooltip-content',
    '/x/v6/api/data-grid/grid-filter-input-multiple-single-select',
    '/x/v5/api/data-grid/grid-row',
  ],
  /** A page of the reference that the tree does not name has no way to it: an empty `BreadcrumbList`. */
  way: /^\/x\/(?:v\d\/)?api\/(?:compare|[\w-]+\/[\w-]+)$/,
} as const;

/** What was found on a page. */
export interface Problem {
  pathname: string;
  problem: string;
}

/**
 * Returns what is wrong beside what is known, one line each.
 *
 * @param known paths of the pages that are known to have a problem, or a pattern of such
 */
export function reportProblems(
  problems: readonly Problem[],
  known: readonly string[] | RegExp = [],
): string[] {
  const isKnown = ({ pathname }: Problem) =>
    known instanceof RegExp ? known.test(pathname) : known.includes(pathname);
  const found = new Set(problems.filter(isKnown).map(({ pathname }) => pathname));
  const mended =
    known instanceof RegExp
      ? [known.source].filter(() => found.size === 0)
      : known.filter((pathname) => !found.has(pathname));
  return [
    ...problems
      .filter((problem) => !isKnown(problem))
      .map(({ pathname, problem }) => `${pathname}: ${problem}`),
    ...mended.map((what) => `${what} is mended: take it out of knownFaults`),
  ];
}
