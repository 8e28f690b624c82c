import type { HtmlTagObject, HtmlTags } from '@docusaurus/types';

/** Where the configuration of an id begins in the script of Docusaurus's plugin. */
const configuration = /(gtag\('config', '[^']+', \{)/;

/**
 * Returns the script that makes `gtag` a function on every page. Of the tags of Docusaurus's plugin it
 * has the code, without the page view that Google's script would send by itself; the address of
 * Google's script is noted on it, to be loaded when the visitor allows it. Neither that script nor a
 * connection to its host is a tag of the page.
 *
 * @param tags of `@docusaurus/plugin-google-gtag`; nothing where nothing is counted
 * @throws when the tags are not those that are known
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
      '@docusaurus/plugin-google-gtag has other head tags than plugins/analytics/server/toGtagScript.ts knows: a script with an address, and one with gtag(\'config\', "<id>", {…}). Use the version in package.json, or change that file.',
    );
  }
  return {
    tagName: 'script',
    attributes: { 'data-analytics': address },
    innerHTML: code
      .replace(configuration, "$1 'send_page_view': false,")
      .replace(/\s+/g, ' ')
      .trim(),
  };
}
