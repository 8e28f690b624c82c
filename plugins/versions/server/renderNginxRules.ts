import type { HostRules } from './hostRules';

/** Quotes a value; nginx puts in variables where it finds a dollar sign. */
const quote = (value: string): string => `"${value}"`;

/** The query of the request goes before the anchor. */
function toTarget(to: string): string {
  const [page, anchor] = to.split('#');
  return quote(`${page}$is_args$args${anchor === undefined ? '' : `#${anchor}`}`);
}

/** The page of the deepest version on the way to the address: the last that matches. */
function renderNotFound(basePaths: readonly string[]): string[] {
  const [first = '/', ...others] = basePaths.toSorted((a, b) => a.length - b.length);
  return [
    `set $not_found ${first}404.html;`,
    ...others.map((path) => `if ($uri ~ ^${path}) { set $not_found ${path}404.html; }`),
  ];
}

/**
 * Renders what belongs into the `server` of nginx whose root the folder is: the headers of every
 * file, the 404 page of each version as `$not_found`, and the redirects.
 */
export function renderNginxRules({ headers, basePaths, redirects, moved }: HostRules): string {
  return [
    '# Written by `npm run build`, for deploy/nginx.conf.',
    ...Object.entries(headers).map(([name, value]) => `add_header ${name} ${quote(value)} always;`),
    ...renderNotFound(basePaths),
    ...Object.entries(redirects).flatMap(([from, to]) =>
      [from, `${from}/`].map((path) => `location = ${path} { return 301 ${toTarget(to)}; }`),
    ),
    ...Object.entries(moved).flatMap(([from, to]) => [
      `location = ${from.slice(0, -1)} { return 301 ${toTarget(to)}; }`,
      `location ^~ ${from} { rewrite ^${from}(.*)$ ${to}$1 permanent; }`,
    ]),
    '',
  ].join('\n');
}
