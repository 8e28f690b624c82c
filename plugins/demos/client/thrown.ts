/** Says what code threw, which may be anything: an error without a text, a value that has none. */
function describe(thrown: unknown): string {
  try {
    const isValue = typeof thrown === 'object' && thrown !== null && !(thrown instanceof Error);
    return isValue ? JSON.stringify(thrown) : String(thrown);
  } catch {
    return Object.prototype.toString.call(thrown);
  }
}

/** Returns what code threw as an error with a text that can be shown. */
export function toError(thrown: unknown): Error {
  const hasText =
    thrown instanceof Error && typeof thrown.message === 'string' && thrown.message !== '';
  return hasText ? thrown : new Error(describe(thrown), { cause: thrown });
}
