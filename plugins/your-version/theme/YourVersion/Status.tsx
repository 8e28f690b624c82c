import { useEffect, useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useSite } from '../../../../core/client/site';
import { toMajor } from '../../../../core/releases';
import { useMenuLinks, usePage } from '../../../navigation/client';
import { hideMissing, readChoice, useHidesMissing, useRelease } from '../../client/choice';
import { listMissing, loadLaterReleases } from '../../client/missing';
import { yourVersionPage } from '../../types';
import buttonStyles from '../../../../core/client/button.module.css';
import styles from './styles.module.css';

/** How many rows of a page the visitor's release lacks; 0 while that isn't known. */
function useMissing(slug: string, release: string): number {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const [known, setKnown] = useState<{ of: string; count: number }>();
  const of = `${slug} ${release}`;
  useEffect(() => {
    let isCurrent = true;
    loadLaterReleases(baseUrl).then(
      (later) => {
        if (isCurrent) {
          const ids = listMissing(later, readChoice()).get(slug) ?? [];
          setKnown({ of, count: ids.filter(Boolean).length });
        }
      },
      // It can't be loaded: nothing is marked either.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [baseUrl, of, slug]);
  return known?.of === of ? known.count : 0;
}

interface Props {
  release: string;
  slug: string;
}

/** Leads to the page in the version that describes the release; counts and hides what the release lacks. */
function OfRelease({ release, slug }: Props): ReactNode {
  const { version } = useSite();
  const isOther = toMajor(release) !== toMajor(version.label);
  const links = useMenuLinks(isOther);
  const count = useMissing(slug, release);
  const hides = useHidesMissing();
  const other = isOther && links.find((item) => toMajor(item.version.label) === toMajor(release));
  return (
    <span className={styles.root} data-no-print>
      <Link to={`/${yourVersionPage}`}>
        {translate(
          { id: 'site.yourVersion.yours', message: 'You use {version}' },
          { version: release },
        )}
      </Link>
      {other && (
        // It leaves this build of the site, so it isn't the router's link.
        <a href={other.link.href}>
          {translate(
            { id: 'site.yourVersion.read', message: 'Read the {version} docs' },
            { version: other.version.label },
          )}
        </a>
      )}
      {count > 0 && (
        <button
          type="button"
          className={buttonStyles.button}
          aria-pressed={hides}
          onClick={() => hideMissing(!hides)}
        >
          {translate({ id: 'site.yourVersion.hide', message: 'Hide {count} newer' }, { count })}
        </button>
      )}
    </span>
  );
}

/** What the page means for the release that the visitor uses of its product. */
export default function Status(): ReactNode {
  const { slug, subject } = usePage();
  const release = useRelease(subject);
  return release !== undefined && <OfRelease release={release} slug={slug} />;
}
