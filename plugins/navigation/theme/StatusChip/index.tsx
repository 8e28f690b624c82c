import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import type { statusNames } from '../../types';
import styles from './styles.module.css';

interface Props {
  status: (typeof statusNames)[number];
}

/** Says that something is new, announced, or may still change. */
export default function StatusChip({ status }: Props): ReactNode {
  const names = {
    newFeature: translate({ id: 'site.status.new', message: 'New' }),
    planned: translate({ id: 'site.status.planned', message: 'Planned' }),
    unstable: translate({ id: 'site.status.preview', message: 'Preview' }),
  };
  return <span className={clsx(styles.chip, styles[status])}>{names[status]}</span>;
}
