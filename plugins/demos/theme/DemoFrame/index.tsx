import type { ReactNode, Ref } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { listCodeAnchors } from '../../codeAnchors';
import type { DemoModule } from '../../types';
import styles from './styles.module.css';

interface Props {
  ref: Ref<HTMLElement>;
  demo: DemoModule;
  label: string;
  /** Whether links lead to another frame with the same demo. */
  repeated?: boolean;
  children: ReactNode;
}

/** The frame around a demo, with every anchor that links to it and its code can have. */
export default function DemoFrame({ ref, demo, label, repeated, children }: Props): ReactNode {
  // The browser follows them without a script.
  const anchors = repeated ? [] : listCodeAnchors(demo.name, demo.styles);
  const { collectAnchor } = useBrokenLinks();
  [demo.name, ...anchors].forEach(collectAnchor);
  return (
    <figure
      ref={ref}
      id={repeated ? undefined : demo.name}
      className={styles.frame}
      aria-label={label}
    >
      {anchors.map((anchor) => (
        <span key={anchor} id={anchor} />
      ))}
      {children}
    </figure>
  );
}
