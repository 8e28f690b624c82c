/** Ejected from NotFound/Content 3.10.2: its code is loaded only when it shows, though every page may need it. */
import clsx from 'clsx';
import { type ReactNode, useState } from 'react';
import type { Props } from '@theme/NotFound/Content';
import { loadLater } from '../../../../core/client/loadLater';
import { notFoundAttribute } from '../../../../plugins/navigation/client/page';
import styles from './styles.module.css';

const NotFoundPage = loadLater(
  () => import(/* webpackChunkName: "not-found" */ '@theme/NotFoundPage'),
);

/** Until the page's code is there: what the build drew of it, which React would take away. */
function DrawnPage({ className }: Pick<Props, 'className'>): ReactNode {
  const [drawn] = useState(() =>
    typeof document === 'undefined' ? null : document.querySelector(`main[${notFoundAttribute}]`),
  );
  return (
    <main
      className={drawn?.className ?? className}
      dangerouslySetInnerHTML={{ __html: drawn?.innerHTML ?? '' }}
    />
  );
}

export default function NotFoundContent(props: Props): ReactNode {
  const className = clsx(styles.page, props.className);
  return (
    <NotFoundPage {...props} className={className} fallback={<DrawnPage className={className} />} />
  );
}
