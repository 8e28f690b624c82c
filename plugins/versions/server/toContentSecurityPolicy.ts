import type { Site } from '../../shared/types';

type Directives = Record<string, readonly string[]>;

/** Where a demo's project is posted to: `plugins/demos/client/openIn….ts`. */
const editors = ['https://stackblitz.com', 'https://codesandbox.io'];

/** What Google Analytics asks to be allowed: its script, and what it reports to. */
const analyticsScript = 'https://www.googletagmanager.com';
const analyticsReceivers = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];

const toOrigins = (...addresses: readonly (string | undefined)[]): string[] =>
  addresses.flatMap((address) => (address === undefined ? [] : new URL(address).origin));

/** What pages do out of the box, with nothing of another party. */
function collectOwn(hashes: readonly string[]): Directives {
  return {
    'default-src': ["'self'"],
    'base-uri': ["'self'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'self'"],
    'form-action': ["'self'", ...editors],
    // A demo that the visitor edited is a `blob:` module, which only a script of the page can make.
    // The text index is searched by WebAssembly; that allows no code as text.
    'script-src': ["'self'", 'blob:', "'wasm-unsafe-eval'", ...hashes],
    // The library writes the styles of its components into the page while it runs.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'connect-src': ["'self'"],
    'frame-src': ["'self'"],
    'worker-src': ["'self'"],
  };
}

/** Versions on other hosts, which tell what they have. */
function collectHosts({ url, versions }: Site): Directives {
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

/** Pictures of an ad, and what counts them, can be on any host. */
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
 * Returns the Content-Security-Policy of the site: what its pages do and what `site.ts` asks for,
 * and nothing else.
 *
 * @param hashes sources of the inline scripts: `'sha256-…'`
 */
export function toContentSecurityPolicy(site: Site, hashes: readonly string[]): string {
  const asked = [collectHosts(site), collectReceivers(site), collectAds(site)];
  return Object.entries(collectOwn(hashes))
    .map(([name, sources]) => {
      const all = new Set([...sources, ...asked.flatMap((directives) => directives[name] ?? [])]);
      return [name, ...all].join(' ');
    })
    .join('; ');
}
