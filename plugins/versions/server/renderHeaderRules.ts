import type { HostRules } from './hostRules';
import { toFileHeaders } from './toFileHeaders';

/** Files that get more than every file gets, below the path of a version. No two may match one file: such hosts join values. */
const files = ['assets/*', 'search/list.json', 'versions/*'];

const renderRule = (pattern: string, headers: Readonly<Record<string, string>>): string =>
  [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join(
    '\n',
  );

/** Renders `_headers`, for hosts that read such a file. */
export function renderHeaderRules({
  headers,
  basePaths,
}: Pick<HostRules, 'headers' | 'basePaths'>): string {
  return [
    renderRule('/*', headers),
    renderRule('/*.md', toFileHeaders('/page.md')),
    ...basePaths.flatMap((basePath) =>
      files.map((file) => renderRule(basePath + file, toFileHeaders(`/${file}`))),
    ),
  ].join('');
}
