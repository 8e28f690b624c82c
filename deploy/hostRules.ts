import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { VersionOutput } from '../cli/build/buildVersion';
import { addLanguage, toVersionPath } from '../core/pagePath';
import type { Language, Site } from '../core/types';
import type { RedirectMap } from '../plugins/redirects/types';
import { toFileHeaders } from './responseHeaders';

/** What a host must know beside its files. */
interface HostRules {
  /** Headers of every file, by name. */
  headers: Readonly<Record<string, string>>;
  /** Paths of the versions that it serves, in each language, with both slashes. */
  basePaths: readonly string[];
  /** From path to path, each as the host serves it. */
  redirects: RedirectMap;
  /** Paths of versions that another host serves, and their addresses there; all end with a slash. */
  moved: Readonly<Record<string, string>>;
}

/**
 * Returns the addresses of versions that another host serves, by their path on this one: links to that
 * path must work after a version has moved out. Both end with a slash.
 */
export function toMovedVersions(site: Site): Record<string, string> {
  const languages: readonly Language[] = ['en', ...(site.languages ?? [])];
  const moved = site.versions.flatMap((version) =>
    languages.map((language): [string, string][] => {
      const { host, ...served } = version;
      const from = addLanguage(toVersionPath(site, served), language);
      return host === undefined
        ? []
        : [[from, host + addLanguage(toVersionPath(site, version), language)]];
    }),
  );
  return Object.fromEntries(moved.flat());
}

/**
 * Files with more headers, below the path of a version, each with one of them. No two may match the same file:
 * hosts join their values.
 */
const filesWithHeaders: Readonly<Record<string, string>> = {
  'assets/*': '/assets/js/main.0a1b2c3d.js',
  'search/list.json': '/search/list.json',
  'versions/*': '/versions/v1.json',
};

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
      Object.entries(filesWithHeaders).map(([files, file]) =>
        renderRule(basePath + files, toFileHeaders(file)),
      ),
    ),
  ].join('');
}

/** How many rules without a pattern Cloudflare Pages reads; others read more. */
const MAX_RULES = 2000;

/**
 * Renders `_redirects`. Hosts that read it ignore a slash at the end of a path, and want patterns last. The
 * redirects beyond what they read have a page that redirects, like all of them.
 */
export function renderRedirectRules({
  redirects,
  moved,
}: Pick<HostRules, 'redirects' | 'moved'>): string {
  const versions = Object.entries(moved);
  const rules = [
    ...versions.map(([from, to]) => `${from.slice(0, -1)} ${to}`),
    ...Object.entries(redirects).map(([from, to]) => `${from} ${to}`),
  ];
  const patterns = versions.map(([from, to]) => `${from}* ${to}:splat`);
  return [...rules.slice(0, MAX_RULES), ...patterns].map((rule) => `${rule} 301\n`).join('');
}

/** Quotes a value; nginx replaces names after a dollar sign. */
const quote = (value: string): string => `"${value}"`;

/** Returns the target of a redirect, with the query of the request before the anchor. */
function toTarget(to: string): string {
  const [page, anchor] = to.split('#');
  return quote(`${page}$is_args$args${anchor === undefined ? '' : `#${anchor}`}`);
}

/** Renders the choice of a 404 page: the last match wins, which is the deepest version of the address. */
function renderNotFound(basePaths: readonly string[]): string[] {
  const [first = '/', ...others] = basePaths.toSorted((a, b) => a.length - b.length);
  return [
    `set $not_found ${first}404.html;`,
    ...others.map((path) => `if ($uri ~ ^${path}) { set $not_found ${path}404.html; }`),
  ];
}

/**
 * Renders the part of nginx's `server` that depends on the build: the headers of every file, the 404
 * page of each version as `$not_found`, and the redirects.
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

/**
 * Renders the function that CloudFront runs for each request: S3 has files, and knows nothing of addresses
 * without `.html`. Redirects have pages, so it needs none of their paths.
 */
function renderCloudFrontFunction({
  basePaths,
  moved,
}: Pick<HostRules, 'basePaths' | 'moved'>): string {
  return `// Written by \`npm run build\`: the viewer request function of a CloudFront distribution.
var indexes = ${JSON.stringify(['/', ...basePaths])};
var moved = ${JSON.stringify(moved)};
function redirect(location, query) {
  var pairs = Object.keys(query).map(function (name) {
    return query[name].value === '' ? name : name + '=' + query[name].value;
  });
  var value = location + (pairs.length > 0 ? '?' + pairs.join('&') : '');
  return { statusCode: 301, statusDescription: 'Moved', headers: { location: { value: value } } };
}
function handler(event) {
  var request = event.request;
  var uri = request.uri;
  var query = request.querystring;
  for (var path in moved) {
    if ((uri + '/').indexOf(path) === 0) {
      return redirect(moved[path] + uri.slice(path.length), query);
    }
  }
  if (indexes.indexOf(uri) >= 0) {
    request.uri = uri + 'index.html';
  } else if (indexes.indexOf(uri + '/') >= 0) {
    return redirect(uri + '/', query);
  } else if (uri.slice(-1) === '/') {
    return redirect(uri.replace(/\\/+$/, ''), query);
  } else if (!/\\.[^/]+$/.test(uri)) {
    request.uri = uri + '.html';
  }
  return request;
}
`;
}

/** Reads the redirects of a version, with the paths that the host serves. */
async function readRedirects({
  version,
  dir,
}: Pick<VersionOutput, 'version' | 'dir'>): Promise<[string, string][]> {
  const file = path.join(dir, 'redirects.json');
  const redirects = existsSync(file)
    ? (JSON.parse(await readFile(file, 'utf8')) as RedirectMap)
    : {};
  const base = version.basePath.slice(0, -1);
  return Object.entries(redirects).map(([from, to]) => [base + from, base + to]);
}

interface HostFacts {
  site: Site;
  /** Origin of the host. */
  url: string;
  /** Headers of every file, by name. */
  headers: Readonly<Record<string, string>>;
  /** The outputs that it serves. */
  outputs: readonly Pick<VersionOutput, 'version' | 'dir'>[];
}

/**
 * Writes the rules of a host into its root: `_headers` and `_redirects` for hosts that read such files,
 * `.nginx.conf` for the `server` of nginx, and `.cloudfront.js` for a distribution of CloudFront.
 *
 * @param dir absolute path of the folder that is the host's root
 */
export async function writeHostRules(
  { site, url, headers, outputs }: HostFacts,
  dir: string,
): Promise<void> {
  // English first: hosts may read only some of them.
  const ordered = outputs.toSorted(
    (a, b) => Number(a.version.language !== 'en') - Number(b.version.language !== 'en'),
  );
  const redirects = (await Promise.all(ordered.map(readRedirects))).flat();
  const rules: HostRules = {
    headers,
    basePaths: outputs.map(({ version }) => version.basePath),
    redirects: Object.fromEntries(redirects),
    moved: url === site.url ? toMovedVersions(site) : {},
  };
  await writeFile(path.join(dir, '_headers'), renderHeaderRules(rules));
  await writeFile(path.join(dir, '_redirects'), renderRedirectRules(rules));
  await writeFile(path.join(dir, '.nginx.conf'), renderNginxRules(rules));
  await writeFile(path.join(dir, '.cloudfront.js'), renderCloudFrontFunction(rules));
}
