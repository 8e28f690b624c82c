import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { Check, Copy, CopyX, type LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import type { CopyState } from '../../../code-blocks/client';
import styles from './ToolbarButton.module.css';

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

interface PropsCopySource {
  id: string;
  state: CopyState;
  /** What analytics call the demo. */
  path: string;
  onCopy(): void;
}

const icons = { idle: Copy, copied: Check, failed: CopyX };

/** Copies a demo's code and says how that went. */
export function CopySource({ id, state, path, onCopy }: PropsCopySource): ReactNode {
  const labels = {
    idle: translate({ id: 'site.demo.copy', message: 'Copy the source' }),
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

/** What the click on a control of a demo is called in analytics: `data-ga-event-*` attributes. */
export function toEventAttributes(action: string, path: string): Record<`data-${string}`, string> {
  return {
    'data-ga-event-category': 'demo',
    'data-ga-event-action': action,
    'data-ga-event-label': path,
  };
}
