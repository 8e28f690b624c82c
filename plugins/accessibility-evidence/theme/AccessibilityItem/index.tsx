import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { loadLater } from '../../../../core/client/loadLater';

const EvidencePanel = loadLater(
  () => import(/* webpackChunkName: "accessibility-evidence" */ './EvidencePanel'),
);

interface Props {
  /** Name of the demo. */
  name: string;
  /** Draws something under the demo. */
  show(content: ReactNode): void;
  className: string;
  tabIndex?: number;
  onClick(): void;
}

/** In the menu of a demo: shows what was found in it. */
export default function AccessibilityItem({ name, show, onClick, ...rest }: Props): ReactNode {
  return (
    <button
      {...rest}
      type="button"
      role="menuitem"
      onClick={() => {
        onClick();
        show(<EvidencePanel name={name} onClose={() => show(undefined)} />);
      }}
    >
      {translate({ id: 'site.evidence.open', message: 'Accessibility' })}
    </button>
  );
}
