import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { usePreference } from '../../../preferences/client';
import { codeStyleSlugs } from '../../../preferences/types';
import type { DemoCode } from '../../client/useDemoCode';
import type { DemoModule } from '../../types';
import { toEventAttributes } from './ToolbarButton';
import styles from './CodeChoices.module.css';

interface Item<Value> {
  value: Value;
  /** The short label that shows. */
  text: string;
  /** The full label. */
  label: string;
  /** Its name in analytics. */
  action: string;
}

interface ChoiceProps<Value> {
  label: string;
  items: readonly Item<Value>[];
  value: Value;
  /** The demo's name in analytics. */
  path: string;
  onChoose(value: Value): void;
}

function ToolbarChoice<Value extends string>({
  label,
  items,
  value,
  path,
  onChoose,
}: ChoiceProps<Value>): ReactNode {
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

interface Props {
  demo: DemoModule;
  code: DemoCode;
}

/** Choices for the code of all demos: its language, and where this demo has several, its style. */
export default function CodeChoices({ demo, code }: Props): ReactNode {
  const { choose: chooseStyle } = usePreference('codeStyle');
  const { choose: chooseVariant } = usePreference('codeVariant');
  const note =
    code.missingStyle &&
    translate(
      { id: 'site.demo.missingStyle', message: 'No {wanted} version: showing {shown}' },
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
