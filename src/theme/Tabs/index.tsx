/**
 * Ejected from Tabs 3.10.2: tabs of package managers and languages follow the visitor's preference, which
 * styles apply before hydration; other groups save nothing.
 */
import {
  Children,
  isValidElement,
  useId,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { usePreference } from '../../../plugins/preferences/client';
import type { Props as TabItemProps } from '@theme/TabItem';
import type { Props } from '@theme/Tabs';
import { findAcross } from '../../../core/client/findAcross';
import { preferences, type PreferenceName } from '../../../plugins/preferences/preferences';
import styles from './styles.module.css';

/** The preference that a group follows, by its `groupId`. */
const linked: Partial<Record<string, PreferenceName>> = {
  npm2yarn: 'packageManager',
  language: 'codeVariant',
};

interface TabsProps {
  items: readonly TabItemProps[];
  value: string;
  /** The preference whose tab styles show before hydration. */
  preference?: string;
  onChoose(value: string): void;
}

function TabsView({ items, value, preference, onChoose }: TabsProps): ReactNode {
  const id = useId();
  const move = (event: KeyboardEvent, index: number) => {
    const next = items[findAcross(event, index, items.length) ?? -1];
    if (next) {
      event.preventDefault();
      onChoose(next.value);
      document.getElementById(`${id}${next.value}`)?.focus();
    }
  };
  return (
    <div className={styles.root} data-tabs={preference}>
      <div role="tablist" className={styles.tabs}>
        {items.map((item, index) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={`${id}${item.value}`}
            className={styles.tab}
            aria-selected={item.value === value}
            aria-controls={`${id}${item.value}-panel`}
            tabIndex={item.value === value ? 0 : -1}
            data-tab={item.value}
            onClick={() => onChoose(item.value)}
            onKeyDown={(event) => move(event, index)}
          >
            {item.label ?? item.value}
          </button>
        ))}
      </div>
      {items.map((item) => (
        <div
          key={item.value}
          role="tabpanel"
          id={`${id}${item.value}-panel`}
          className={styles.panel}
          aria-labelledby={`${id}${item.value}`}
          data-tab={item.value}
          hidden={!preference && item.value !== value}
        >
          {item.children}
        </div>
      ))}
    </div>
  );
}

interface LinkedProps {
  items: readonly TabItemProps[];
  preference: PreferenceName;
}

function LinkedTabs({ items, preference }: LinkedProps): ReactNode {
  const { value, choose } = usePreference(preference);
  return (
    <TabsView
      items={items}
      value={value}
      preference={preference}
      onChoose={(next) => choose(next as typeof value)}
    />
  );
}

function OwnTabs({ items, start }: { items: readonly TabItemProps[]; start: string }): ReactNode {
  const [value, setValue] = useState(start);
  return <TabsView items={items} value={value} onChoose={setValue} />;
}

export default function Tabs({ groupId = '', defaultValue, children }: Props): ReactNode {
  const items = Children.toArray(children)
    .filter((child): child is ReactElement<TabItemProps> => isValidElement(child))
    .map(({ props }) => props);
  const preference = linked[groupId];
  // A group without one of the values would be empty for those who chose it.
  const values: readonly string[] = preference ? preferences[preference].values : [];
  const hasAll = values.every((value) => items.some((item) => item.value === value));
  return preference && hasAll ? (
    <LinkedTabs items={items} preference={preference} />
  ) : (
    <OwnTabs items={items} start={defaultValue ?? items[0]?.value ?? ''} />
  );
}
