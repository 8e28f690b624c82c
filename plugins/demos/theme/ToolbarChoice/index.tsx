import type { ReactNode } from 'react';
import { toEventAttributes } from '../../client/toEventAttributes';
import styles from './styles.module.css';

interface Item<Value> {
  value: Value;
  /** What is read: short. */
  text: string;
  /** What it is called in full. */
  label: string;
  /** What analytics call it. */
  action: string;
}

interface Props<Value> {
  label: string;
  items: readonly Item<Value>[];
  /** Absent while nothing is certain: on the server. */
  value: Value | undefined;
  /** What analytics call the demo. */
  path: string;
  onChoose(value: Value): void;
}

/** A few values in a toolbar, one of them chosen. */
export default function ToolbarChoice<Value extends string>({
  label,
  items,
  value,
  path,
  onChoose,
}: Props<Value>): ReactNode {
  return (
    <div role="group" aria-label={label} className={styles.choice}>
      {items.map((item) => (
        <button
          key={item.value}
          type="button"
          className={styles.item}
          aria-label={item.label}
          aria-pressed={item.value === value}
          onClick={() => onChoose(item.value)}
          {...toEventAttributes(item.action, path)}
        >
          {item.text}
        </button>
      ))}
    </div>
  );
}
