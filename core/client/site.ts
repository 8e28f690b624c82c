import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import siteConfig from '@generated/docusaurus.config';
import { toProductMessage } from '../messages';
import type { Product, Site, Version } from '../types';

/** Returns `site.ts` for code outside of components, which call `useSite`. */
export function readSite(): Site {
  return (siteConfig.customFields as unknown as { site: Site }).site;
}

/** Returns the direction of the page's language, from the build: finding it takes phones 30 ms. */
export function readLanguageDirection(): 'ltr' | 'rtl' {
  return (siteConfig.customFields as unknown as { direction: 'ltr' | 'rtl' }).direction;
}

/** Returns `site.ts`, and the version that the page belongs to. */
export function useSite(): { site: Site; version: Version } {
  const { customFields } = useDocusaurusContext().siteConfig;
  const { site, version: name } = customFields as unknown as { site: Site; version: string };
  const version = site.versions.find((item) => item.name === name);
  if (!version) {
    throw new Error(`customFields.version is "${name}", which isn't a version of site.ts.`);
  }
  return { site, version };
}

/** Returns the name of a product in the language of the page. */
export const toProductName = (product: Product): string => translate(toProductMessage(product));

declare global {
  interface Navigator {
    /** In browsers with Global Privacy Control; TypeScript doesn't know it. */
    readonly globalPrivacyControl?: boolean;
  }
}

/** Whether the visitor's browser asks every site not to track them: Do Not Track or Global Privacy Control. */
export function refusesTracking(): boolean {
  return navigator.doNotTrack === '1' || navigator.globalPrivacyControl === true;
}
