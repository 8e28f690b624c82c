import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { PageMetadata, SkipToContentFallbackId } from '@docusaurus/theme-common';
import type { ReactNode } from 'react';
import templates from '@generated/docusaurus-plugin-templates/default/templates';
import Island from '@theme/Island';
import NotFound from '@theme/NotFound';
import { usePage } from '../../../navigation/client';
import type { ShownTemplate } from '../../types';
import styles from './styles.module.css';

/** The page that a template has to itself. One route stands for all of them. */
export default function TemplatePage(): ReactNode {
  const name = usePage().slug.replace('/templates/', '');
  const template = Object.hasOwn(templates, name) ? templates[name] : undefined;
  return template ? <TemplateLive name={name} template={template} /> : <NotFound />;
}

interface Props {
  name: string;
  template: ShownTemplate;
}

/** A template at work, without the site's frame: nothing but a small way back lies over it. */
export function TemplateLive({ name, template }: Props): ReactNode {
  const { title, description, demo } = template;
  const gallery = `/templates#${name}`;
  return (
    <>
      <PageMetadata
        title={translate({ id: 'site.templates.title', message: '{title} template' }, { title })}
        description={description}
      />
      <nav
        className={styles.back}
        data-way-back
        aria-label={translate({ id: 'site.templates.back', message: 'Back to these pages' })}
      >
        <Link to={gallery}>
          <span aria-hidden className={styles.arrow}>
            ←
          </span>
          <span className={styles.label}>
            {translate({ id: 'site.templates.gallery', message: 'All templates' })}
          </span>
        </Link>
      </nav>
      <noscript>
        <main className={styles.text}>
          <h1>{title}</h1>
          <p>{description}</p>
          <p>
            {translate({
              id: 'site.templates.withoutScript',
              message: 'The live view needs JavaScript.',
            })}{' '}
            <Link to={`/templates#${demo.name}.tsx`}>
              {translate({ id: 'site.templates.source', message: 'Read its source' })}
            </Link>
          </p>
        </main>
      </noscript>
      {/* Every page has the element that it is painted with: see headTags of the site. */}
      <div id={SkipToContentFallbackId} className={styles.stage} data-whole-page>
        <Island name={demo.name} load={demo.load} />
      </div>
    </>
  );
}
