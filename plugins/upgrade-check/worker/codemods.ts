/** Runs the codemods of the library on a file. */
import type { CodeFile } from '../types';

/** A module of a codemod, as jscodeshift calls it. */
export type Transform = (
  file: { path: string; source: string },
  api: object,
  options: object,
) => string | null | undefined;

/** What of jscodeshift runs codemods. */
export interface Jscodeshift {
  withParser(parser: object): object;
}

/** Codemods by the major that they bring code to. */
export type Codemods = Readonly<Record<string, readonly Transform[]>>;

/**
 * Creates a function that runs the codemods that lead to the majors, one after the other.
 *
 * @param parse creates a parser of TypeScript with JSX
 * @returns the code that the codemods make of a file
 * @throws what a codemod throws, such as a syntax error
 */
export function createCodemodRunner(
  jscodeshift: Jscodeshift,
  parse: () => object,
  codemods: Codemods,
): (file: CodeFile, majors: readonly string[]) => string {
  const j = jscodeshift.withParser(parse());
  const api = { jscodeshift: j, j, stats: () => {}, report: () => {} };
  return ({ name, text }, majors) =>
    majors
      .flatMap((major) => codemods[major] ?? [])
      .reduce((source, transform) => transform({ path: name, source }, api, {}) ?? source, text);
}
