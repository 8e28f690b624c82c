import { escapeHtml } from '../../../core/server/html';

interface RedirectPage {
  /** Path of the page that it leads to, with its anchor. */
  to: string;
  /** Origin of the host. */
  origin: string;
  /** Path of the script that keeps the query and the hash. */
  script: string;
}

/**
 * Renders the page that a host shows at an address that has moved, when it does not redirect by
 * itself. With JavaScript the visitor's query and hash are kept.
 */
export function renderRedirectPage({ to, origin, script }: RedirectPage): string {
  const path = escapeHtml(to);
  // A refresh beside the script would win over it in some browsers and lose the hash.
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8"><title>This page has moved</title>',
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    `<meta name="robots" content="noindex"><link rel="canonical" href="${escapeHtml(origin)}${path}">`,
    `<script src="${escapeHtml(script)}" data-to="${path}"></script>`,
    `<noscript><meta http-equiv="refresh" content="0; url=${path}"></noscript>`,
    `</head><body><p>This page has moved to <a href="${path}">${path}</a>.</p></body></html>`,
    '',
  ].join('\n');
}
