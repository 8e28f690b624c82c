import { useEffect, useState } from 'react';
import { useSite } from '../../../core/client/site';
import { toVersionPath } from '../../../core/pagePath';
import type { Site, Version } from '../../../core/types';
import { toStartSlug } from '../subject';
import type { MenuLink } from './menuLink';
import { usePage } from './page';

/**
 * Returns the absolute address of a page.
 *
 * @param slug path of the page in that version, `/` for its home page
 */
export function toVersionUrl(site: Site, version: Version, slug: string): string {
  return `${version.host ?? site.url}${toVersionPath(site, version)}${slug.slice(1)}`;
}

/**
 * Returns a link from a page of one version to a page of another: without the origin when both are
 * on one host, so that it works wherever the site is served.
 */
export function toVersionHref(site: Site, from: Version, to: Version, slug: string): string {
  const url = toVersionUrl(site, to, slug);
  const origin = from.host ?? site.url;
  return url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;
}

interface MenuLinks {
  slug: string;
  links: Record<string, MenuLink>;
}

/**
 * Returns where the lines of the version menu lead: to the same page, as far as it is known where
 * that is, and to start pages until then.
 *
 * @param wanted whether it is needed yet: nothing is loaded before
 */
export function useMenuLinks(wanted: boolean): { version: Version; link: MenuLink }[] {
  const { site, version: own } = useSite();
  const { slug, subject } = usePage();
  const [known, setKnown] = useState<MenuLinks>({ slug, links: {} });
  const links = known.slug === slug ? known.links : {};

  useEffect(() => {
    let current = true;
    const load = async (other: Version) => {
      const { loadMenuLink } = await import(/* webpackChunkName: "version-menu" */ './menuLink');
      const link = await loadMenuLink(site, own, other, { slug, subject });
      if (current && link) {
        setKnown((last) => ({
          slug,
          links: { ...(last.slug === slug && last.links), [other.name]: link },
        }));
      }
    };
    for (const other of wanted ? site.versions : []) {
      if (other !== own) {
        // Without it the line leads to the start page.
        load(other).catch(() => {});
      }
    }
    return () => {
      current = false;
    };
  }, [own, site, slug, subject, wanted]);

  return site.versions
    .filter(({ products }) => subject === 'general' || products.includes(subject))
    .map((version) => {
      const target = version === own ? slug : toStartSlug(subject);
      const href = toVersionHref(site, own, version, target);
      return { version, link: links[version.name] ?? { href } };
    });
}
