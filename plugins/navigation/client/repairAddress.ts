/**
 * Gives the address the spelling that routes and anchors are known by, before the router reads it: the
 * router and Docusaurus decode it, and throw where its escapes are broken.
 */
import siteConfig from '@generated/docusaurus.config';
import type { ClientModule } from '@docusaurus/types';
import { repairEscapes } from '../../../core/escapes';
import { isNotFoundServed } from './page';

/**
 * Drops what hosts allow after the path of a page: with the ending of a file, Docusaurus doesn't load the page's
 * code, and with a slash, the addresses in its text differ from those in the HTML that React hydrates.
 */
function dropEnding(path: string): string {
  const page = path.replace(/(?:(?:\/index)?\.html|\/)$/, '');
  return `${page}/` === siteConfig.baseUrl ? siteConfig.baseUrl : page;
}

function repairAddress(): void {
  const { pathname, search, hash } = window.location;
  // Hosts take several slashes for one; at the beginning, browsers take two for the name of another host.
  const repaired = repairEscapes(pathname).replace(/\/{2,}/g, '/');
  const known = isNotFoundServed() ? repaired : dropEnding(repaired);
  const address = known + search + repairEscapes(hash);
  if (address !== pathname + search + hash) {
    window.history.replaceState(window.history.state, '', address);
  }
}

if (typeof window !== 'undefined') {
  repairAddress();
  // Before the router listens.
  window.addEventListener('popstate', repairAddress);
}

export default {} satisfies ClientModule;
