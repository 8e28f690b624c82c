import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { mapFiles } from '../core/server/files';
import type { Site } from '../core/types';

/** The file at the root of an assembled site; hosts don't serve a name that begins with a dot. */
export const responseHeadersName = '.headers.json';

const scriptElement = /<script\b((?:[^>"']|"[^"]*"|'[^']*')*)>(.*?)<\/script>/gis;

/** Attributes of scripts that need no hash: from a file, and data that no browser runs. */
const sourceAttribute = /\ssrc\s*=/i;
const dataType = /\stype\s*=\s*["']?application\/(?:[\w.-]+\+)?json\b/i;

/**
 * Returns the sources by which a Content-Security-Policy allows the inline scripts of a page:
 * `'sha256-…'`, each once.
 */
export function hashInlineScripts(html: string): string[] {
  const scripts = [...html.matchAll(scriptElement)]
    .filter(
      ([, attributes = '']) => !sourceAttribute.test(attributes) && !dataType.test(attributes),
    )
    .map(([, , text = '']) => text);
  return [...new Set(scripts)].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}

/**
 * Returns the hashes of all inline scripts of a built site, sorted.
 *
 * @param dir absolute path of the folder
 */
async function collectScriptHashes(dir: string): Promise<string[]> {
  const files = await Globby(['**/*.html'], { cwd: dir });
  const hashes = await mapFiles(files, async (file) =>
    hashInlineScripts(await readFile(path.join(dir, file), 'utf8')),
  );
  return [...new Set(hashes.flat())].toSorted();
}

type Directives = Record<string, readonly string[]>;

/** The editors that a demo's project is posted to: `plugins/demos/client/online.ts`. */
const editors = ['https://stackblitz.com', 'https://codesandbox.io'];

/** The script of Google Analytics, and the hosts that it reports to. */
const analyticsScript = 'https://www.googletagmanager.com';
const analyticsReceivers = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];

const toOrigins = (...addresses: readonly (string | undefined)[]): string[] =>
  addresses.flatMap((address) =>
    // A path is on the site's host, which is allowed.
    address === undefined || address.startsWith('/') ? [] : new URL(address).origin,
  );

/** What pages need without any other party. */
function collectOwn(hashes: readonly string[]): Directives {
  return {
    'default-src': ["'self'"],
    'base-uri': ["'self'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'self'"],
    'form-action': ["'self'", ...editors],
    // A demo that the visitor edited is a `blob:` module, which only a script of the page can make.
    // Text search runs WebAssembly, which can't run code from text.
    'script-src': ["'self'", 'blob:', "'wasm-unsafe-eval'", ...hashes],
    // The library writes the styles of its components into the page while it runs.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'connect-src': ["'self'"],
    'frame-src': ["'self'"],
    'worker-src': ["'self'"],
  };
}

/** Versions on other hosts, whose lists of pages are fetched. */
function collectVersionHosts({ url, versions }: Site): Directives {
  const hosts = toOrigins(...versions.map(({ host }) => host));
  return { 'connect-src': hosts.length > 0 ? [url, ...hosts] : [] };
}

function collectReceivers({ feedback, chat, analytics }: Site): Directives {
  return {
    'connect-src': [...toOrigins(feedback, chat), ...(analytics ? analyticsReceivers : [])],
    'script-src': analytics ? [analyticsScript] : [],
    'img-src': analytics ? analyticsReceivers : [],
  };
}

/** What demos load from other hosts. */
function collectDemoSources({
  demoSources: { images = [], requests = [] } = {},
}: Site): Directives {
  return { 'img-src': images, 'connect-src': requests };
}

/** The pictures of an ad and its trackers can be on any host. */
function collectAds({ ads }: Site): Directives {
  if (!ads) {
    return {};
  }
  if (ads.kind === 'feed') {
    const own = toOrigins(ads.url);
    return { 'connect-src': own, 'img-src': ['https:', ...own] };
  }
  const own = toOrigins(ads.src, ...(ads.hosts ?? []));
  const anywhere = ['https:', ...own];
  return {
    'script-src': own,
    'connect-src': anywhere,
    'img-src': anywhere,
    'frame-src': anywhere,
  };
}

/**
 * Returns the Content-Security-Policy of the site: it allows what pages need and what `site.ts` turns on.
 *
 * @param hashes sources of the inline scripts: `'sha256-…'`
 */
export function toContentSecurityPolicy(site: Site, hashes: readonly string[]): string {
  const asked = [
    collectVersionHosts(site),
    collectReceivers(site),
    collectDemoSources(site),
    collectAds(site),
  ];
  return Object.entries(collectOwn(hashes))
    .map(([name, sources]) => {
      const all = new Set([...sources, ...asked.flatMap((directives) => directives[name] ?? [])]);
      return [name, ...all].join(' ');
    })
    .join('; ');
}

/** Files of the build whose names carry a hash of their content: not those of an author's folder of that name. */
const hashedFile = /\/assets\/.+[.-][\da-f]{8,}\.\w+$/;

/** Files that versions on other hosts fetch. */
const sharedFile = /\/(?:search\/list\.json|versions\/[^/]+)$/;

/** Browsers read text without a charset as Latin-1. */
const textTypes: readonly (readonly [ending: string, type: string])[] = [
  ['.md', 'text/markdown; charset=utf-8'],
  ['.txt', 'text/plain; charset=utf-8'],
];

/** Returns the headers of one file by name, beside those that all files get. */
export function toFileHeaders(pathname: string): Record<string, string> {
  const type = textTypes.find(([ending]) => pathname.endsWith(ending))?.[1];
  return {
    'Cache-Control': hashedFile.test(pathname) ? 'max-age=31536000, immutable' : 'no-cache',
    ...(type && { 'Content-Type': type }),
    ...(sharedFile.test(pathname) && { 'Access-Control-Allow-Origin': '*' }),
  };
}

/** What no page, demo or ad may ask a browser for; each is a feature that browsers know, or they warn. */
const unusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/**
 * Writes the headers that a host must send with every file of an assembled site.
 *
 * @param dir absolute path of the folder that is the host's root
 * @returns the headers: values by name
 */
export async function writeResponseHeaders(
  site: Site,
  dir: string,
): Promise<Readonly<Record<string, string>>> {
  const headers = {
    'Content-Security-Policy': toContentSecurityPolicy(site, await collectScriptHashes(dir)),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'SAMEORIGIN',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // Editors and chats open in new tabs, which get no access to the page.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': unusedFeatures.map((name) => `${name}=()`).join(', '),
  };
  await writeFile(path.join(dir, responseHeadersName), `${JSON.stringify(headers, null, 2)}\n`);
  return headers;
}

/**
 * Reads the headers that are sent with every file of an assembled site.
 *
 * @param dir absolute path of the folder that is the host's root
 * @returns values by name; none for a folder that was not assembled
 */
export function readResponseHeaders(dir: string): Readonly<Record<string, string>> {
  const file = path.join(dir, responseHeadersName);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
}
