import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  label: string;
  /** What the label is short for. */
  title?: string;
  pressed: boolean;
  onPress(): void;
}

/** A switch on the ruler bar. */
export default function BenchSwitch({ label, title, pressed, onPress }: Props): ReactNode {
  return (
    <button
      type="button"
      className={styles.switch}
      title={title}
      aria-pressed={pressed}
      onClick={onPress}
    >
      {label}
    </button>
  );
}
