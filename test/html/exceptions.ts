/** What the checks of the HTML leave out, each with its reason. */

/** What only scripts draw, or replace. */
export const drawnByScripts = {
  /** The label of an ad comes with the ad, whose place is there before. */
  references: ['aria-labelledby=slot-label'],
} as const;

/** What was found on a page. */
export interface Problem {
  pathname: string;
  problem: string;
}

/** Returns problems as lines. */
export const reportProblems = (problems: readonly Problem[]): string[] =>
  problems.map(({ pathname, problem }) => `${pathname}: ${problem}`);
