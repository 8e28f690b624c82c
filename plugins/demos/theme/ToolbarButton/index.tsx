import type { ComponentProps, ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { LucideIcon } from 'lucide-react';
import styles from './styles.module.css';

interface Props extends Omit<ComponentProps<'button'>, 'aria-label' | 'className' | 'type'> {
  icon: LucideIcon;
  /** Its name, and its tooltip. */
  label: string;
  /** Where it leads, when it is a link. */
  to?: string;
}

/** A button or a link with an icon; its name shows when it is pointed at or has the focus. */
export default function ToolbarButton({ icon: Icon, label, to, ...rest }: Props): ReactNode {
  const shared = { className: styles.button, 'aria-label': label, 'data-no-print': true };
  const content = (
    <>
      <Icon aria-hidden size={16} strokeWidth={1.75} />
      <span className={styles.tooltip} aria-hidden>
        {label}
      </span>
    </>
  );
  return to === undefined ? (
    <button {...rest} {...shared} type="button">
      {content}
    </button>
  ) : (
    <Link {...(rest as ComponentProps<'a'>)} {...shared} to={to}>
      {content}
    </Link>
  );
}
