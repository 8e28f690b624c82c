/** Ejected from NotFound/Content 3.10.2: its code is loaded only when it shows, though every page may need it. */
import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Props } from '@theme/NotFound/Content';
import { loadLater } from '../../../../core/client/loadLater';
import styles from './styles.module.css';

const NotFoundPage = loadLater(
  () => import(/* webpackChunkName: "not-found" */ '@theme/NotFoundPage'),
);

export default function NotFoundContent(props: Props): ReactNode {
  const className = clsx(styles.page, props.className);
  return (
    <NotFoundPage {...props} className={className} fallback={<main className={className} />} />
  );
}
