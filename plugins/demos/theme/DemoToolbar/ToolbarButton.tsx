import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { Check, Copy, CopyX, type LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import type { CopyState } from '../../../code-blocks/client';
import styles from './ToolbarButton.module.css';

/** Returns the attributes that name a click on a demo's control in analytics. */
export function toEventAttributes(action: string, path: string): Record<`data-${string}`, string> {
  return {
    'data-ga-event-category': 'demo',
    'data-ga-event-action': action,
    'data-ga-event-label': path,
  };
}

interface Props extends Omit<ComponentProps<'button'>, 'aria-label' | 'className' | 'type'> {
  icon: LucideIcon;
  /** Its name and tooltip. */
  label: string;
  /** Where it leads, for a link. */
  to?: string;
}

/** A button or link with an icon; hover or focus shows its name. */
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

interface CopyButtonProps {
  id: string;
  state: CopyState;
  /** The demo's name in analytics. */
  path: string;
  onCopy(): void;
}

const icons = { idle: Copy, copied: Check, failed: CopyX };

/** A button that copies a demo's code and reports the outcome. */
export function CopyButton({ id, state, path, onCopy }: CopyButtonProps): ReactNode {
  const labels = {
    idle: translate({ id: 'site.demo.copy', message: 'Copy code' }),
    copied: translate({ id: 'site.copy.copied', message: 'Copied' }),
    failed: translate({ id: 'site.copy.failed', message: 'Copy failed' }),
  };
  return (
    <>
      <ToolbarButton
        id={id}
        icon={icons[state]}
        label={labels[state]}
        data-always
        data-state={state}
        aria-keyshortcuts="Control+C Meta+C"
        onClick={onCopy}
        {...toEventAttributes('copy', path)}
      />
      <span className="visually-hidden" role="status">
        {state === 'idle' ? '' : labels[state]}
      </span>
    </>
  );
}
