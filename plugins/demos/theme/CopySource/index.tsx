import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { Check, Copy, CopyX } from 'lucide-react';
import type { CopyState } from '../../../code-blocks/client';
import { toEventAttributes } from '../../client/toEventAttributes';
import ToolbarButton from '../ToolbarButton';

interface Props {
  id: string;
  state: CopyState;
  /** What analytics call the demo. */
  path: string;
  onCopy(): void;
}

const icons = { idle: Copy, copied: Check, failed: CopyX };

/** Copies a demo's code and says how that went. */
export default function CopySource({ id, state, path, onCopy }: Props): ReactNode {
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
