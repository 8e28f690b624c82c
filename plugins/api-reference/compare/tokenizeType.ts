const token =
  /\s*('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`|[\p{L}_$][\p{L}\p{N}_$]*|\d[\d._n]*|=>|\.\.\.|[^\s])/gu;

/** Splits TypeScript into words, literals and signs. */
export function tokenizeType(text: string): string[] {
  return [...text.matchAll(token)].flatMap(([, part]) => part ?? []);
}
