import type { Comparison } from './compareFile';

/** A file and how it stands. */
export interface FileReport {
  file: string;
  wanted: Readonly<Record<string, string>>;
  comparison: Comparison;
}

/** How many keys of a kind are named; the files themselves have all. */
const shown = 20;

function list(title: string, keys: readonly string[], describe: (key: string) => string): string[] {
  const rest = keys.length - shown;
  return keys.length === 0
    ? []
    : [
        `  ${title}:`,
        ...keys.slice(0, shown).map((key) => `    ${describe(key)}`),
        ...(rest > 0 ? [`    and ${rest} more`] : []),
      ];
}

/** Returns what is translated, missing and stale in each file, as text. */
export function renderReport(reports: readonly FileReport[]): string {
  const lines = reports.flatMap(({ file, wanted, comparison }) => {
    const { translated, missing, changed, stale } = comparison;
    const total = Object.keys(wanted).length;
    const withText = (key: string) => (key === wanted[key] ? key : `${key}: ${wanted[key]}`);
    return [
      `${file}: ${translated.length} of ${total} translated, ${missing.length} missing, ${changed.length} of another English text, ${stale.length} stale`,
      ...list('Missing', missing, withText),
      ...list(
        'The English text is another now; translate it again, and put it into "description"',
        changed,
        withText,
      ),
      ...list(
        'Stale: nothing asks for them any more; npm run translations -- --prune takes them out',
        stale,
        (key) => key,
      ),
    ];
  });
  return lines.join('\n');
}
