import type { BuildCost } from './measureBuild';

/** What one build of a synthetic site took. */
export interface ScaleRow extends BuildCost {
  name: string;
  /** Pages that were added to a version; absent where the row is about something else. */
  pages?: number;
  /** What came of it, in bytes. */
  size: number;
}
