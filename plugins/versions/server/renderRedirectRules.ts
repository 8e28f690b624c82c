import type { HostRules } from './hostRules';

/** Renders `_redirects`: every path in both spellings, with and without a slash at its end. */
export function renderRedirectRules({
  redirects,
  moved,
}: Pick<HostRules, 'redirects' | 'moved'>): string {
  return [
    ...Object.entries(redirects).flatMap(([from, to]) => [`${from} ${to}`, `${from}/ ${to}`]),
    ...Object.entries(moved).flatMap(([from, to]) => [
      `${from.slice(0, -1)} ${to}`,
      `${from}* ${to}:splat`,
    ]),
  ]
    .map((rule) => `${rule} 301\n`)
    .join('');
}
