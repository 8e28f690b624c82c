import type { Check } from './check';
import { lookWithPatience } from './lookWithPatience';

const isWell = (checks: readonly Check[]) => checks.every(({ problems }) => problems.length === 0);

function describe(checks: readonly Check[]): string {
  return checks
    .filter(({ problems }) => problems.length > 0)
    .flatMap(({ name, problems }) => [`${name}`, ...problems.map((problem) => `    ${problem}`)])
    .join('\n');
}

/**
 * Looks a second time where the first look finds a problem, and gives what the second one finds: what
 * is broken is broken twice, while a headless browser on a busy machine now and then draws a frame of
 * its own or drops a click. What was found only once is printed, so that it is not lost.
 *
 * @param what is looked at, for the report
 * @param timeout of one look, in ms
 * @returns a check that failed when a look throws, or is stuck
 */
export async function checkTwice(
  what: string,
  look: () => Promise<readonly Check[]>,
  timeout: number,
): Promise<readonly Check[]> {
  const lookOnce = () =>
    lookWithPatience(what, look, timeout).catch(({ message }: Error) => [
      { name: `${what}: can be looked at`, problems: [message] },
    ]);
  const first = await lookOnce();
  if (isWell(first)) {
    return first;
  }
  const second = await lookOnce();
  if (isWell(second)) {
    console.log(`${what}: found once, not when looked at again:\n${describe(first)}`);
  }
  return second;
}
