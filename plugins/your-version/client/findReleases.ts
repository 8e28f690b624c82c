/** Finds which releases of packages a project uses, in its files. Nothing leaves the browser. */
import { isRecord } from '../../../core/client/isRecord';
import { compareReleases } from '../../../core/releases';

/** Releases by package. */
type Releases = Record<string, string>;

/** The longest file that is read, in characters. */
const MAX_LENGTH = 50_000_000;

const release = String.raw`(\d{1,4}\.\d{1,4}\.\d{1,4})`;

/** Returns the lowest release of a range in `package.json`: `^8.2.0`, `~8.2`, `8`, `npm:other@8.2.0`. */
function toLowest(range: unknown): string | undefined {
  const [, numbers] =
    typeof range === 'string' ? (/(?:^|[\s@^~>=v])(\d+(?:\.\d+){0,2})/.exec(range) ?? []) : [];
  return numbers === undefined
    ? undefined
    : [...numbers.split('.'), '0', '0'].slice(0, 3).join('.');
}

/** Returns the releases in `package.json`, as the lowest of their ranges, or in npm's lockfile. */
function readJson(content: Record<string, unknown>, names: readonly string[]): Releases {
  const { packages, dependencies } = content;
  const groups = ['dependencies', 'devDependencies', 'peerDependencies'].map((key) => content[key]);
  const find = (name: string) => {
    const locked = [
      isRecord(packages) ? packages[`node_modules/${name}`] : undefined,
      isRecord(dependencies) ? dependencies[name] : undefined,
    ].find(isRecord)?.version;
    const [range] = groups.flatMap((group) => (isRecord(group) && group[name]) || []);
    return toLowest(locked) ?? toLowest(range);
  };
  return Object.fromEntries(
    names.flatMap((name) => {
      const found = find(name);
      return found === undefined ? [] : [[name, found]];
    }),
  );
}

/** Returns the releases in the text of a lockfile of pnpm, Yarn or Bun: of several, the newest. */
function readLockfile(text: string, names: readonly string[]): Releases {
  return Object.fromEntries(
    names.flatMap((name) => {
      const escaped = name.replaceAll('.', String.raw`\.`);
      // After a slash only where that begins the name: `@types/react` is another package than `react`.
      const start = String.raw`(?:^|["'\s])`;
      const key = String.raw`${start}/?${escaped}@`;
      const patterns = [
        // pnpm and Bun: `@example/ui@8.2.0`, with what it depends on in parentheses.
        new RegExp(String.raw`${key}(?:npm:)?${release}(?=["'(:_\s])`, 'gm'),
        // pnpm before 8: `/@example/ui/8.2.0`.
        new RegExp(String.raw`${start}/${escaped}/${release}(?=["'(:_\s])`, 'gm'),
        // Yarn: the range, then a line with the version.
        new RegExp(String.raw`${key}[^\n]*:\r?\n\s+version:? "?${release}`, 'gm'),
      ];
      const found = patterns
        .flatMap((pattern) => [...text.matchAll(pattern)].map((match) => match[1] ?? ''))
        .toSorted(compareReleases)
        .at(-1);
      return found === undefined ? [] : [[name, found]];
    }),
  );
}

/**
 * Finds the releases of packages in a `package.json`, or in a lockfile of npm, pnpm, Yarn or Bun.
 *
 * @param names packages to look for
 */
export function findReleases(text: string, names: readonly string[]): Releases {
  if (text.length > MAX_LENGTH) {
    return {};
  }
  const locked = readLockfile(text, names);
  try {
    const content: unknown = JSON.parse(text);
    return isRecord(content) ? { ...locked, ...readJson(content, names) } : locked;
  } catch {
    return locked;
  }
}
