/**
 * Throws when there are problems, with all of them in the message.
 *
 * @param title what cannot be done, without a full stop
 * @param problems each says what, where and how to mend it
 */
export function throwProblems(title: string, problems: readonly string[]): void {
  if (problems.length > 0) {
    throw new Error(`${title}:\n${problems.map((problem) => `- ${problem}`).join('\n')}`);
  }
}
