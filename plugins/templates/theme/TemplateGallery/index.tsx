import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import templates from '@generated/docusaurus-plugin-templates/default/templates';
import styles from './styles.module.css';

/** In CSS px: the pictures have four pixels for each of these. */
const size = { width: 320, height: 200 };

/** Pictures of all templates, each with links to its live view and to its code further down. */
export default function TemplateGallery(): ReactNode {
  const { withBaseUrl } = useBaseUrlUtils();
  return (
    // Without the role, VoiceOver in Safari doesn't announce a list without markers.
    // eslint-disable-next-line jsx-a11y/no-redundant-roles
    <ul role="list" className={styles.gallery}>
      {Object.entries(templates).map(([name, { title }], index) => {
        const picture = withBaseUrl(`/img/templates/${name}`);
        // The first row is in view.
        const loading = index < 2 ? 'eager' : 'lazy';
        return (
          <li key={name} className={styles.template}>
            <Link to={`/templates/${name}`} className={styles.live}>
              <img
                {...size}
                alt=""
                loading={loading}
                className={styles.light}
                src={`${picture}-light.webp`}
              />
              <img
                {...size}
                alt=""
                loading="lazy"
                className={styles.dark}
                src={`${picture}-dark.webp`}
              />
              <span>
                {translate(
                  { id: 'site.templates.live', message: 'Live view of {title}' },
                  { title },
                )}
              </span>
            </Link>
            <a href={`#${name}`} className={styles.code}>
              {translate({ id: 'site.templates.code', message: 'Code of {title}' }, { title })}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
