import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { usePreference } from '../../../preferences/client';
import { codeStyleSlugs } from '../../../preferences/types';
import type { DemoCode } from '../../client/useDemoCode';
import type { DemoModule } from '../../types';
import { toEventAttributes } from './ToolbarButton';
import styles from './CodeChoices.module.css';

interface Props {
  demo: DemoModule;
  code: DemoCode;
}

/** In which style, where a demo has several, and in which language code shows: for all demos at once. */
export default function CodeChoices({ demo, code }: Props): ReactNode {
  const { choose: chooseStyle } = usePreference('codeStyle');
  const { choose: chooseVariant } = usePreference('codeVariant');
  const note =
    code.missingStyle &&
    translate(
      { id: 'site.demo.missingStyle', message: 'No {wanted} version: this is {shown}' },
      { wanted: code.missingStyle, shown: code.style },
    );
  return (
    <div className={styles.choices}>
      {demo.styles.length > 1 && (
        <ToolbarChoice
          label={translate({ id: 'site.demo.style', message: 'Code style' })}
          items={demo.styles.map((item) => ({
            value: item,
            text: item,
            label: item,
            action: `styling-${codeStyleSlugs[item]}`,
          }))}
          value={code.style}
          path={demo.path}
          onChoose={chooseStyle}
        />
      )}
      <ToolbarChoice
        label={translate({ id: 'site.demo.language', message: 'Language' })}
        items={[
          {
            value: 'JS',
            text: 'JS',
            label: translate({ id: 'site.demo.js', message: 'Show JS source' }),
            action: 'source-js',
          },
          {
            value: 'TS',
            text: 'TS',
            label: translate({ id: 'site.demo.ts', message: 'Show TS source' }),
            action: 'source-ts',
          },
        ]}
        value={code.variant}
        path={demo.path}
        onChoose={chooseVariant}
      />
      {note && (
        <p className={styles.note} title={note}>
          {note}
        </p>
      )}
    </div>
  );
}

interface Item<Value> {
  value: Value;
  /** What is read: short. */
  text: string;
  /** What it is called in full. */
  label: string;
  /** What analytics call it. */
  action: string;
}

interface PropsToolbarChoice<Value> {
  label: string;
  items: readonly Item<Value>[];
  /** Absent while nothing is certain: on the server. */
  value: Value | undefined;
  /** What analytics call the demo. */
  path: string;
  onChoose(value: Value): void;
}

/** A few values in a toolbar, one of them chosen. */
export function ToolbarChoice<Value extends string>({
  label,
  items,
  value,
  path,
  onChoose,
}: PropsToolbarChoice<Value>): ReactNode {
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
