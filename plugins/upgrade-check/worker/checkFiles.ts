/** Checks files, and finds out which findings the codemods mend. */
import type { CheckResult, CodeFile, Finding } from '../types';

type Found = Omit<Finding, 'byCodemod'>;

const toKey = ({ kind, part, name, owner }: Found) => `${kind} ${part} ${name} ${owner}`;

/**
 * Marks the findings that are gone after the codemods. Of several with the same cause, those whose lines are
 * still in the code are the ones that are left. What differs in something that codemods give a new name isn't
 * found under that name, but stays different.
 */
function markMended(before: readonly Found[], after: readonly Found[], text: string): Finding[] {
  const lines = new Set(text.split('\n').map((line) => line.trim()));
  const left = new Map<string, number>();
  for (const finding of after) {
    left.set(toKey(finding), (left.get(toKey(finding)) ?? 0) + 1);
  }
  const isLeft = new Set(
    before
      .toSorted((a, b) => Number(lines.has(b.code)) - Number(lines.has(a.code)))
      .filter((finding) => {
        const count = left.get(toKey(finding)) ?? 0;
        left.set(toKey(finding), count - 1);
        return count > 0;
      }),
  );
  const gone = new Set(
    before.flatMap(({ kind, part, name }) =>
      kind === 'removed' && part === 'export' ? [name] : [],
    ),
  );
  return before.map((finding) => ({
    ...finding,
    byCodemod:
      !isLeft.has(finding) && (finding.kind === 'removed' || !gone.has(finding.owner ?? '')),
  }));
}

/**
 * Checks files one after the other.
 *
 * @param check finds what has to change in a file
 * @param runCodemods returns the code that the codemods make of a file
 * @param onProgress gets the number of files that are done
 */
export function checkFiles(
  files: readonly CodeFile[],
  check: (file: CodeFile) => Found[],
  runCodemods: (file: CodeFile) => string,
  onProgress: (done: number) => void,
): CheckResult {
  const result: CheckResult = { findings: [], changes: [], failures: [] };
  /** Notes what stops the work on a file, and goes on with the next. */
  const attempt = <Value>(file: CodeFile, work: () => Value): Value | undefined => {
    try {
      return work();
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      result.failures.push({ file: file.name, message });
      return undefined;
    }
  };
  for (const [index, file] of files.entries()) {
    const found = attempt(file, () => check(file)) ?? [];
    const after = attempt(file, () => runCodemods(file)) ?? file.text;
    if (after === file.text) {
      result.findings.push(...found.map((finding) => ({ ...finding, byCodemod: false })));
    } else {
      const left = attempt(file, () => check({ ...file, text: after })) ?? found;
      result.findings.push(...markMended(found, left, after));
      result.changes.push({ file: file.name, before: file.text, after });
    }
    onProgress(index + 1);
  }
  return result;
}
