import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { yourVersionPage } from '../../types';

interface Props {
  className: string;
  tabIndex?: number;
  onClick(): void;
}

/** In the version menu: leads to the page where visitors choose their release. */
export default function YourVersionItem(props: Props): ReactNode {
  return (
    <Link {...props} role="menuitem" to={`/${yourVersionPage}`}>
      {translate({ id: 'site.yourVersion.set', message: 'Set your exact version' })}
    </Link>
  );
}
