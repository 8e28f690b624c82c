import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import templates from '@generated/docusaurus-plugin-templates/default/templates';
import DemoCode from '@theme/DemoCode';
import type { ShownTemplate } from '../../types';
import styles from './styles.module.css';

interface Props {
  name: string;
  /** What the template is and what it shows. */
  children: ReactNode;
}

/** In CSS px: the pictures have four pixels for each of these. */
const size = { width: 320, height: 200 };

/** A template in the gallery: its picture, which links to the live view, and its code. */
export default function TemplateCard({ name, children }: Props): ReactNode {
  const { title, demo } = templates[name] as ShownTemplate;
  const to = `/templates/${name}`;
  const pictures = useBaseUrl(`/img/templates/${name}`);
  const picture = { ...size, loading: 'lazy' as const };
  return (
    <>
      <div className={styles.overview}>
        <Link to={to} className={styles.live}>
          <img {...picture} alt="" className={styles.light} src={`${pictures}-light.webp`} />
          <img {...picture} alt="" className={styles.dark} src={`${pictures}-dark.webp`} />
          <span className={styles.label}>
            {translate({ id: 'site.templates.live', message: 'Live view of {title}' }, { title })}
          </span>
        </Link>
        <div className={styles.text}>{children}</div>
      </div>
      <DemoCode demo={demo} title={title} aloneUrl={to} />
    </>
  );
}
