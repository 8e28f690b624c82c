/** Whether the Content-Security-Policy that the host sends fits what pages have in them. */
import { createHash } from 'node:crypto';
import type { Page } from './readPage';

/** The sources of scripts that a policy allows. */
export function readScriptSources(policy: string): ReadonlySet<string> {
  const directive = policy.split(';').find((item) => item.trim().startsWith('script-src '));
  return new Set(directive?.trim().split(/\s+/).slice(1));
}

/** The sources by which a policy allows the inline scripts of a page; blocks of data need none. */
export function toSources({ scripts }: Page): string[] {
  return scripts
    .filter(({ src, type }) => src === undefined && !/^application\/(?:\S+\+)?json$/.test(type))
    .map(({ text }) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

/** Returns what of a page the policy refuses. */
export function checkScripts(page: Page, allowed: ReadonlySet<string>): string[] {
  const refused = toSources(page).filter((source) => !allowed.has(source));
  return [
    ...refused.map((source) => `the policy does not allow its inline script ${source}`),
    ...page.handlers.map(({ element }) => `the policy does not allow ${element}`),
  ];
}
