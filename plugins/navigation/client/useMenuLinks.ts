import { useEffect, useState } from 'react';
import { useSite } from '../../../core/client/site';
import { toStartSlug } from '../../../core/subject';
import type { Version } from '../../../core/types';
import type { MenuLink } from '../types';
import { usePage } from './page';
import { toVersionHref } from './versionLinks';

/**
 * Returns the items of the version menu: links to the same page, once it is known where that is, and to
 * start pages until then.
 *
 * @param wanted whether the visitor needs them: nothing is loaded before
 */
export function useMenuLinks(wanted: boolean): { version: Version; link: MenuLink }[] {
  const { site, version: own } = useSite();
  const { slug, subject } = usePage();
  const [known, setKnown] = useState<{ slug: string; links: Record<string, MenuLink> }>();
  const links = known?.slug === slug ? known.links : {};

  useEffect(() => {
    let current = true;
    const load = async (other: Version) => {
      const { loadMenuLink } = await import(/* webpackChunkName: "version-menu" */ './menuLink');
      const link = await loadMenuLink(site, own, other, { slug, subject });
      if (current && link) {
        setKnown((last) => ({
          slug,
          links: { ...(last?.slug === slug && last.links), [other.name]: link },
        }));
      }
    };
    if (wanted) {
      for (const other of site.versions.filter((version) => version !== own)) {
        // Offline, the item keeps leading to the start page.
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
