import type { Check } from './check';
import { lookWithPatience } from './lookWithPatience';

/** What a look finds, and whatever else it brings. */
interface Found {
  checks: readonly Check[];
}

const isWell = ({ checks }: Found) => checks.every(({ problems }) => problems.length === 0);

function describe({ checks }: Found): string {
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
 * @param toFound makes what is given when a look fails or is stuck, of its only check
 * @param timeout of one look, in ms
 */
export async function lookTwice<Seen extends Found>(
  what: string,
  look: () => Promise<Seen>,
  toFound: (checks: Check[]) => Seen,
  timeout: number,
): Promise<Seen> {
  const lookOnce = () =>
    lookWithPatience(what, look, timeout).catch(({ message }: Error) =>
      toFound([{ name: `${what}: can be looked at`, problems: [message] }]),
    );
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

/** The same for a look that gives nothing but its checks. */
export async function checkTwice(
  what: string,
  look: () => Promise<readonly Check[]>,
  timeout: number,
): Promise<readonly Check[]> {
  const lookForChecks = async () => ({ checks: await look() });
  const toFound = (checks: readonly Check[]) => ({ checks });
  return (await lookTwice(what, lookForChecks, toFound, timeout)).checks;
}
