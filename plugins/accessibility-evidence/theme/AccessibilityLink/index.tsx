import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import type { Api } from '../../../api-reference/types';
import { evidencePage, toComponentAnchor } from '../../types';
import styles from './styles.module.css';

interface Props {
  api: Api;
}

/** Beside the name of a component's reference: leads to what was found in its demos. */
export default function AccessibilityLink({ api }: Props): ReactNode {
  return (
    api.kind === 'component' && (
      <Link
        to={`/${evidencePage}#${toComponentAnchor(api)}`}
        className={styles.link}
        title={translate({
          id: 'site.evidence.title',
          message: 'Accessibility evidence',
        })}
      >
        {translate({ id: 'site.evidence.open', message: 'Accessibility' })}
      </Link>
    )
  );
}
