import Translate from '@docusaurus/Translate';
import type { CSSProperties, ReactNode } from 'react';
import VersionChip from '@theme/VersionChip';
import { useSite } from '../../../../core/client/site';
import { toStartSlug } from '../../../../core/subject';
import { usePageFrontMatter } from '../../client/docPage';
import { toVersionHref } from '../../client/versionLinks';
import styles from './styles.module.css';

/** Says that a page is of an old version, and links to the same page in the current one. */
export default function OldVersionBanner(): ReactNode {
  const { site, version } = useSite();
  const { product, successor, removal } = usePageFrontMatter();
  const [current] = site.versions;
  if (!current || version === current) {
    return null;
  }
  const target = successor ?? removal?.see?.slug ?? toStartSlug(product);
  return (
    <div
      role="note"
      className={styles.banner}
      style={{ '--version-hue': version.hue } as CSSProperties}
    >
      <span>
        <Translate
          id="site.oldVersion.text"
          values={{ version: <VersionChip version={version} /> }}
        >
          {"You're reading the {version} docs."}
        </Translate>
      </span>
      {/* It leaves this build of the site, so it isn't the router's link. */}
      <a href={toVersionHref(site, version, current, target)}>
        {removal?.see && removal.version === undefined ? (
          <Translate
            id="site.oldVersion.undocumented"
            values={{ version: current.label, title: removal.see.title }}
          >
            {'Not in the {version} docs yet: see “{title}”'}
          </Translate>
        ) : removal?.see ? (
          <Translate
            id="site.oldVersion.removed"
            values={{ version: removal.version, title: removal.see.title }}
          >
            {'Removed in {version}: see “{title}”'}
          </Translate>
        ) : successor ? (
          <Translate id="site.oldVersion.samePage" values={{ version: current.label }}>
            {'Read this page in {version}'}
          </Translate>
        ) : (
          <Translate id="site.oldVersion.start" values={{ version: current.label }}>
            {'Not in {version}. Go to its start page.'}
          </Translate>
        )}
      </a>
    </div>
  );
}
