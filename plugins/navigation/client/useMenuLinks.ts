import { useEffect, useState } from 'react';
import { useSite } from '../../../core/client/site';
import type { Version } from '../../../core/types';
import { toStartSlug } from '../toStartSlug';
import type { MenuLink } from './toMenuLink';
import { toVersionHref } from './toVersionHref';
import { usePage } from './usePage';

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
      const { loadMenuLink } = await import(
        /* webpackChunkName: "version-menu" */ './loadMenuLink'
      );
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
