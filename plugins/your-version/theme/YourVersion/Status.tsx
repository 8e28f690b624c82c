import { useEffect, useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useSite } from '../../../../core/client/site';
import { toMajor } from '../../../../core/releases';
import { useMenuLinks, usePage } from '../../../navigation/client';
import type { Product } from '../../../../core/types';
import type { LaterReleases } from '../../../api-reference/releases';
import { hideMissing, readChoice, useHidesMissing, useRelease } from '../../client/choice';
import { listMissing, loadLaterReleases } from '../../client/missing';
import { describeReactProblem, findReactProblem } from '../../client/react';
import { yourVersionPage } from '../../types';
import buttonStyles from '../../../../core/client/button.module.css';
import styles from './styles.module.css';

/** Returns what came and changed in the version's major; nothing while that isn't known. */
function useLater(): LaterReleases | undefined {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const [later, setLater] = useState<LaterReleases>();
  useEffect(() => {
    let isCurrent = true;
    loadLaterReleases(baseUrl).then(
      (loaded) => isCurrent && setLater(loaded),
      // It can't be loaded: nothing is marked either.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [baseUrl]);
  return later;
}

interface Props {
  later: LaterReleases | undefined;
  release: string;
  slug: string;
}

/** Leads to the page in the version that describes the release; counts and hides what the release lacks. */
function OfRelease({ later, release, slug }: Props): ReactNode {
  const { version } = useSite();
  const isOther = toMajor(release) !== toMajor(version.label);
  const links = useMenuLinks(isOther);
  const ids = later ? (listMissing(later, readChoice()).get(slug) ?? []) : [];
  const count = ids.filter(Boolean).length;
  const hides = useHidesMissing();
  const other = isOther && links.find((item) => toMajor(item.version.label) === toMajor(release));
  return (
    <>
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
    </>
  );
}

/** What the page means for the release of its product, and for the React, that the visitor uses. */
export default function Status(): ReactNode {
  const { slug, subject } = usePage();
  const { version } = useSite();
  const later = useLater();
  const release = useRelease(subject);
  const react = useRelease('react');
  const needs = later?.react[subject as Product];
  const problem = react !== undefined && findReactProblem(needs, release, react);
  const isOwn = release !== undefined && toMajor(release) === toMajor(version.label);
  return (
    (release !== undefined || problem) && (
      <span className={styles.root} data-no-print>
        {release !== undefined && <OfRelease later={later} release={release} slug={slug} />}
        {problem && (
          <span>{describeReactProblem(problem, isOwn ? release : version.label, react)}</span>
        )}
      </span>
    )
  );
}
