/** What a stage found. */
export interface StageResult {
  passed: number;
  failed: number;
  /** What to show when something failed. */
  output: string;
}

/** A part of `npm test`. */
export interface Stage {
  /** What `--only` calls it; the part before a colon names all of its kind. */
  name: string;
  /** Name of the stage without whose success this one means nothing. */
  needs?: string;
  /** Whether it has the machine to itself. */
  alone?: boolean;
  /** Whether it is part of `npm run check`: what can be known while one writes. */
  quick?: boolean;
  run(): Promise<StageResult>;
}
