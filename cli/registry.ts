/** What the registry says of packages. */
import { type ExecFileException, execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { compareReleases, isRelease } from '../core/releases';

const execute = promisify(execFile);

/** What a command printed before it failed. */
interface Output {
  stdout?: string;
  stderr?: string;
}

/** How long an answer may take, in ms. */
const LIMIT = 60_000;

/**
 * Asks the registry for fields of a package: of `name`, `name@8` or `name@8.1.0`.
 *
 * @returns nothing when there is no such package, or it doesn't have the field
 * @throws an error when the registry doesn't answer
 */
export async function askRegistry(spec: string, ...fields: string[]): Promise<unknown> {
  const options = { maxBuffer: 2 ** 26, timeout: LIMIT };
  try {
    const { stdout } = await execute('npm', ['view', spec, ...fields, '--json'], options);
    return stdout.trim() === '' ? undefined : JSON.parse(stdout);
  } catch (error) {
    const { killed = false, stdout = '', stderr = '' } = error as ExecFileException & Output;
    if (/\bE404\b/.test(stdout + stderr)) {
      return undefined;
    }
    const reason = killed ? `It didn't answer within ${LIMIT / 1000} s.` : stderr.trim();
    throw new Error(`npm failed to ask the registry for ${spec}. ${reason}`);
  }
}

/**
 * Asks the registry which versions of a peer the releases of a package need.
 *
 * @param spec `name@>=8.0.0`
 * @returns ranges by release
 */
export async function askPeers(spec: string, peer: string): Promise<Map<string, string>> {
  const field = `peerDependencies.${peer}`;
  const answer = [(await askRegistry(spec, 'version', field)) ?? []].flat() as unknown[];
  return new Map(
    answer.flatMap((item) => {
      const { version, [field]: range } = item as Record<string, string | undefined>;
      return version !== undefined && range !== undefined ? [[version, range] as const] : [];
    }),
  );
}

/**
 * Returns the last release of a package in a range, without those that are not finished.
 *
 * @throws an error when there is none
 */
export async function findRelease(name: string, range: string): Promise<string> {
  const answer = await askRegistry(`${name}@${range}`, 'version');
  const release = [answer ?? []]
    .flat()
    .map(String)
    .filter(isRelease)
    .toSorted(compareReleases)
    .at(-1);
  if (release === undefined) {
    throw new Error(`The registry has no release of ${name} in ${range}.`);
  }
  return release;
}

/**
 * Returns what a version of the docs pins for a release of a library: the library, its peers, React and its
 * types, each at the last release that fits.
 */
export async function findPins(library: string, release: string): Promise<Record<string, string>> {
  const ask = (field: string) => askRegistry(`${library}@${release}`, field);
  const peers = (await ask('peerDependencies')) as Record<string, string> | undefined;
  const about = (await ask('peerDependenciesMeta')) as
    Record<string, { optional?: boolean }> | undefined;
  const wanted = Object.entries({ react: '*', 'react-dom': '*', ...peers }).filter(
    ([name]) => !about?.[name]?.optional && !name.startsWith('@types/'),
  );
  const pins: Record<string, string> = { [library]: release };
  for (const [name, range] of wanted) {
    pins[name] = await findRelease(name, range);
  }
  const [major = ''] = pins.react?.split('.') ?? [];
  for (const name of ['@types/react', '@types/react-dom']) {
    pins[name] = await findRelease(name, major);
  }
  return Object.fromEntries(Object.entries(pins).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
