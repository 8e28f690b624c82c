/** One thing that was looked at in the browser. */
export interface Check {
  /** Where and what: `/x/react-data-grid: no layout shift`. */
  name: string;
  /** What is wrong; nothing when all is well. */
  problems: readonly string[];
}
