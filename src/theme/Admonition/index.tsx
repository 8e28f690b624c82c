/** Ejected from Admonition 3.10.2: one component for all kinds; styles draw the icon. */
import { translate } from '@docusaurus/Translate';
import { processAdmonitionProps } from '@docusaurus/theme-common';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Props } from '@theme/Admonition';
import styles from './styles.module.css';

/** Any other kind is shown as a note. */
const kinds = ['note', 'tip', 'info', 'warning', 'danger'] as const;

export default function Admonition(unprocessed: Props): ReactNode {
  const { type, title, className, children } = processAdmonitionProps(unprocessed);
  const kind = kinds.find((item) => item === type) ?? 'note';
  const names = {
    note: translate({ id: 'site.admonition.note', message: 'Note' }),
    tip: translate({ id: 'site.admonition.tip', message: 'Tip' }),
    info: translate({ id: 'site.admonition.info', message: 'Info' }),
    warning: translate({ id: 'site.admonition.warning', message: 'Warning' }),
    danger: translate({ id: 'site.admonition.danger', message: 'Danger' }),
  };
  return (
    <div className={clsx(styles.admonition, styles[kind], className)} role="note">
      <p className={styles.title}>{title ?? names[kind]}</p>
      {children}
    </div>
  );
}
