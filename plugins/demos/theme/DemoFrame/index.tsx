import type { ReactNode, Ref } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { codeStyleSlugs, sourceExtensions } from '../../../preferences/types';
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

/** The anchors of links to a demo's code; the browser follows them without a script. */
function listAnchors({ name, styles: codeStyles }: DemoModule): string[] {
  const prefixes = ['', ...codeStyles.map((style) => `${codeStyleSlugs[style]}-`)];
  return Object.values(sourceExtensions).flatMap((ending) =>
    prefixes.map((prefix) => `${prefix}${name}.${ending}`),
  );
}

/** The frame around a demo, with every anchor that links to it and its code can have. */
export default function DemoFrame({ ref, demo, label, repeated, children }: Props): ReactNode {
  const anchors = repeated ? [] : listAnchors(demo);
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
