import type { Check } from './check';

/** Something to look at on its own. */
export interface Look {
  /** What is looked at, for the report. */
  name: string;
  look: () => Promise<readonly Check[]>;
}
