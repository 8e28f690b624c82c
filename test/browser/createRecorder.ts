import type { Check } from './check';

/** Collects checks under one name: what holds, and what an attempt to see it threw. */
export function createRecorder(subject: string) {
  const checks: Check[] = [];
  return {
    checks,
    /** Records what `look` finds wrong; a look that throws is a check that fails. */
    async record(what: string, look: () => Promise<readonly string[] | void>): Promise<void> {
      const problems = await look().then(
        (found) => found ?? [],
        (error: Error) => [error.message],
      );
      checks.push({ name: `${subject}: ${what}`, problems });
    },
  };
}
