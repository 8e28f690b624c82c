import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { PageMetadata, SkipToContentFallbackId } from '@docusaurus/theme-common';
import templates from '@generated/docusaurus-plugin-templates/default/templates';
import Island from '@theme/Island';
import NotFound from '@theme/NotFound';
import { usePage } from '../../../navigation/client';
import type { ShownTemplate } from '../../types';
import styles from './styles.module.css';

/** The live template fills the window: all that the site adds is a bar above it, which leads back. */
function LiveView({ name, template }: { name: string; template: ShownTemplate }): ReactNode {
  const { title, description, demo } = template;
  return (
    <>
      <PageMetadata
        title={translate({ id: 'site.templates.title', message: '{title} template' }, { title })}
        description={description}
      />
      <nav
        className={styles.bar}
        data-way-back
        aria-label={translate({ id: 'site.templates.back', message: 'Back to the docs' })}
      >
        <Link to={`/templates#${name}`}>
          <span aria-hidden className={styles.arrow}>
            ←
          </span>{' '}
          {translate({ id: 'site.templates.gallery', message: 'All templates' })}
        </Link>
        <Link to={`/templates#${demo.name}.tsx`}>
          {translate({ id: 'site.templates.source', message: 'Read the source' })}
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
              {translate({ id: 'site.templates.source', message: 'Read the source' })}
            </Link>
          </p>
        </main>
      </noscript>
      {/* Every page is painted with this element: see the site's headTags. */}
      <div id={SkipToContentFallbackId} className={styles.stage} data-whole-page>
        <Island name={demo.name} load={demo.load} />
      </div>
    </>
  );
}

/** The page of one template. In browsers, all templates share a route. */
export default function TemplatePage(): ReactNode {
  const name = usePage().slug.replace('/templates/', '');
  const template = Object.hasOwn(templates, name) ? templates[name] : undefined;
  return template ? <LiveView name={name} template={template} /> : <NotFound />;
}
