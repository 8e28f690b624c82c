import type { Check } from './check';

/** Prints what failed and a last line `N passed, N failed`; the process ends with 1 where anything did. */
export function reportChecks(checks: readonly Check[]): void {
  const failed = checks.filter(({ problems }) => problems.length > 0);
  for (const { name, problems } of failed) {
    console.log(`✗ ${name}\n${problems.map((problem) => `    ${problem}`).join('\n')}`);
  }
  console.log(`${checks.length - failed.length} passed, ${failed.length} failed`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}
