import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { yourVersionPage } from '../../types';

interface Props {
  className: string;
  tabIndex?: number;
}

/** In the version menu: leads to the page where visitors say which release they use. */
export default function YourVersionItem({ className, tabIndex }: Props): ReactNode {
  return (
    <Link role="menuitem" tabIndex={tabIndex} className={className} to={`/${yourVersionPage}`}>
      {translate({ id: 'site.yourVersion.set', message: 'Which release do you use?' })}
    </Link>
  );
}
