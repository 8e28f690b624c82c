import { createHash } from 'node:crypto';

const scriptElement = /<script\b((?:[^>"']|"[^"]*"|'[^']*')*)>(.*?)<\/script>/gis;

/** Attributes of what needs no hash: a script from a file, and data that no browser runs. */
const notInline = /\ssrc\s*=/i;
const isData = /\stype\s*=\s*["']?application\/(?:[\w.-]+\+)?json\b/i;

/**
 * Returns the sources by which a Content-Security-Policy allows the inline scripts of a page:
 * `'sha256-…'`, each once.
 */
export function hashInlineScripts(html: string): string[] {
  const scripts = [...html.matchAll(scriptElement)]
    .filter(([, attributes = '']) => !notInline.test(attributes) && !isData.test(attributes))
    .map(([, , text = '']) => text);
  return [...new Set(scripts)].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}
