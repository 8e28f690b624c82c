import type { ReactNode, Ref } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { codeStyleSlugs, sourceExtensions } from '../../../preferences/types';
import type { DemoModule } from '../../types';
import styles from './styles.module.css';

interface Props {
  ref: Ref<HTMLElement>;
  demo: DemoModule;
  label: string;
  children: ReactNode;
}

/** What a link to a demo's code may be called; without a script the browser goes there by itself. */
function listAnchors({ name, styles: codeStyles }: DemoModule): string[] {
  const prefixes = ['', ...codeStyles.map((style) => `${codeStyleSlugs[style]}-`)];
  return Object.values(sourceExtensions).flatMap((ending) =>
    prefixes.map((prefix) => `${prefix}${name}.${ending}`),
  );
}

/** The outline around a demo, and every name that a link to it or to its code may have. */
export default function DemoFrame({ ref, demo, label, children }: Props): ReactNode {
  const anchors = listAnchors(demo);
  const { collectAnchor } = useBrokenLinks();
  [demo.name, ...anchors].forEach(collectAnchor);
  return (
    <figure ref={ref} id={demo.name} className={styles.frame} aria-label={label}>
      {anchors.map((anchor) => (
        <span key={anchor} id={anchor} />
      ))}
      {children}
    </figure>
  );
}
