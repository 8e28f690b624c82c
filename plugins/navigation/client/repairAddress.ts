/**
 * Gives the address the spelling that routes and anchors are known by, before the router reads it: the
 * router and Docusaurus decode it, and throw where its escapes are broken.
 */
import type { ClientModule } from '@docusaurus/types';
import { repairEscapes } from '../../../core/escapes';
import { isNotFoundServed } from './page';

/** What the name of a page's file adds to its path. */
const fileEnding = /(?:\/index)?\.html$/;

function repairAddress(): void {
  const { pathname, search, hash } = window.location;
  // Hosts take several slashes for one; at the beginning, browsers take two for the name of another host.
  const repaired = repairEscapes(pathname).replace(/\/{2,}/g, '/');
  // Docusaurus strips it too, but loads no code for the page then.
  const known = isNotFoundServed() ? repaired : repaired.replace(fileEnding, '') || '/';
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
