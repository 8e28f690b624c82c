/** Finds how rows of the reference differ in the visitor's release, and describes it. */
import { translate } from '@docusaurus/Translate';
import { isOlder } from '../../../core/releases';
import type { FormerRow, LaterReleases } from '../../api-reference/releases';

/** The longest type that fits below a row, in characters. */
const MAX_TYPE = 200;

/**
 * Returns what was different in a release, by the id of the row. Of a row that changed more than once, the first change
 * after the release counts.
 */
export function findFormer(
  { former, rows }: LaterReleases,
  slug: string,
  used: string | undefined,
): Map<string, FormerRow> {
  const find = (id: string, changes: Record<string, FormerRow>): FormerRow => {
    const later = Object.entries(changes).flatMap(([release, row]) =>
      isOlder(used, release) ? [row] : [],
    );
    const row = Object.assign({}, ...later.toReversed()) as FormerRow;
    const since = rows[slug]?.[id];
    // What isn't there may have been there under another name, and nothing else.
    const { name, ...others } = row;
    return {
      ...(since !== undefined && isOlder(used, since) ? {} : others),
      ...(name && { name }),
    };
  };
  return new Map(
    Object.entries(former[slug] ?? {})
      .map(([id, changes]) => [id, find(id, changes)] as const)
      .filter(([, row]) => Object.keys(row).length > 0),
  );
}

/** Says what was different in a release, a line for each thing. */
export function describeFormer(row: FormerRow, version: string): string {
  const { type, required } = row;
  const lines = [
    row.name !== undefined &&
      translate(
        { id: 'site.yourVersion.name', message: 'Called {name} in {version}' },
        { name: row.name, version },
      ),
    type !== undefined &&
      (type.length > MAX_TYPE
        ? translate(
            { id: 'site.yourVersion.otherType', message: 'Another type in {version}' },
            { version },
          )
        : translate(
            { id: 'site.yourVersion.type', message: 'Type in {version}: {type}' },
            { version, type },
          )),
    row.default !== undefined &&
      translate(
        { id: 'site.yourVersion.default', message: 'Default in {version}: {value}' },
        { version, value: row.default },
      ),
    required !== undefined &&
      (required
        ? translate(
            { id: 'site.yourVersion.required', message: 'Required in {version}' },
            { version },
          )
        : translate(
            { id: 'site.yourVersion.optional', message: 'Optional in {version}' },
            { version },
          )),
    row.deprecated === false &&
      translate(
        { id: 'site.yourVersion.notDeprecated', message: 'Not deprecated in {version}' },
        { version },
      ),
  ];
  return lines.filter((line) => line !== false).join('\n');
}
