import type { HtmlTagObject, HtmlTags } from '@docusaurus/types';

/** What events say about the page, from the first on: without query and hash, which may hold what was typed. */
const page =
  "gtag('set', {'page_location': location.pathname, 'page_referrer': document.referrer.replace(/[?#].*/, '')});";

/** The start of an id's configuration in the script of Docusaurus's plugin. */
const configuration = /(gtag\('config', '[^']+', \{)/;

/**
 * Returns the script that makes `gtag` a function on every page. It is that of Docusaurus's plugin, without
 * the automatic page view, and without the page's query and hash. An attribute has the address of Google's
 * script, which is loaded once the visitor allows it. No other tag of the plugin gets into the page.
 *
 * @param tags of `@docusaurus/plugin-google-gtag`; nothing without analytics
 * @throws when the tags are not the known ones
 */
export function toGtagScript(tags?: HtmlTags): HtmlTagObject {
  if (!tags) {
    return { tagName: 'script', innerHTML: 'function gtag(){}' };
  }
  const scripts = [tags]
    .flat()
    .filter((tag) => typeof tag !== 'string')
    .filter(({ tagName }) => tagName === 'script');
  const address = scripts.find(({ attributes }) => attributes?.src)?.attributes?.src;
  const code = scripts.find(({ innerHTML }) => innerHTML)?.innerHTML ?? '';
  if (typeof address !== 'string' || !configuration.test(code)) {
    throw new Error(
      '@docusaurus/plugin-google-gtag has other head tags than plugins/analytics/server/gtagScript.ts expects: a script with an address, and one with gtag(\'config\', "<id>", {…}). Use the version in package.json, or change that file.',
    );
  }
  return {
    tagName: 'script',
    attributes: { 'data-analytics': address },
    innerHTML: code
      .replace(configuration, (start) => `${page} ${start} 'send_page_view': false,`)
      .replace(/\s+/g, ' ')
      .trim(),
  };
}
