import { Fragment, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import type { ApiDemo } from '../../types';

interface Props {
  demos: readonly ApiDemo[];
}

/** Where something is shown. */
export default function ApiDemos({ demos }: Props): ReactNode {
  return (
    <p>
      {translate({ id: 'site.api.shownIn', message: 'Shown in' })}{' '}
      {demos.map(({ title, path }, index) => (
        <Fragment key={path}>
          {index > 0 && ', '}
          <Link to={path}>{title}</Link>
        </Fragment>
      ))}
    </p>
  );
}
