import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { usePreference } from '../../../preferences/client';
import { codeStyleSlugs } from '../../../preferences/types';
import type { DemoCode } from '../../client/useDemoCode';
import type { DemoModule } from '../../types';
import { toEventAttributes } from './ToolbarButton';
import styles from './CodeChoices.module.css';

interface Item {
  /** The short label that shows. */
  text: string;
  /** The full label. */
  label: string;
  isChosen: boolean;
  /** Its name in analytics. */
  action: string;
  choose(): void;
}

interface Choice {
  label: string;
  items: readonly Item[];
}

interface Props {
  demo: DemoModule;
  code: DemoCode;
}

/** What readers choose for the code of all demos: its language, and where this demo has several, its style. */
function useChoices({ demo, code }: Props): Choice[] {
  const { choose: chooseStyle } = usePreference('codeStyle');
  const { choose: chooseVariant } = usePreference('codeVariant');
  const languages = {
    JS: translate({ id: 'site.demo.js', message: 'Show JS source' }),
    TS: translate({ id: 'site.demo.ts', message: 'Show TS source' }),
  };
  const style = {
    label: translate({ id: 'site.demo.style', message: 'Code style' }),
    items: demo.styles.map((item) => ({
      text: item,
      label: item,
      isChosen: item === code.style,
      action: `styling-${codeStyleSlugs[item]}`,
      choose: () => chooseStyle(item),
    })),
  };
  const language = {
    label: translate({ id: 'site.demo.language', message: 'Language' }),
    items: (['JS', 'TS'] as const).map((item) => ({
      text: item,
      label: languages[item],
      isChosen: item === code.variant,
      action: `source-${item.toLowerCase()}`,
      choose: () => chooseVariant(item),
    })),
  };
  return demo.styles.length > 1 ? [style, language] : [language];
}

/** The choices as buttons, and which style the demo lacks. */
export default function CodeChoices({ demo, code }: Props): ReactNode {
  const choices = useChoices({ demo, code });
  const note =
    code.missingStyle &&
    translate(
      { id: 'site.demo.missingStyle', message: 'No {wanted} version: showing {shown}' },
      { wanted: code.missingStyle, shown: code.style },
    );
  return (
    <div className={styles.choices}>
      {choices.map(({ label, items }) => (
        <div key={label} role="group" aria-label={label} className={styles.choice}>
          {items.map((item) => (
            <button
              key={item.text}
              type="button"
              className={styles.item}
              aria-label={item.label}
              aria-pressed={item.isChosen}
              onClick={item.choose}
              {...toEventAttributes(item.action, demo.path)}
            >
              {item.text}
            </button>
          ))}
        </div>
      ))}
      {note && (
        <p className={styles.note} title={note}>
          {note}
        </p>
      )}
    </div>
  );
}

/** The choices in a menu, where the toolbar has no room for them. */
export function MenuChoices({ onChoose, ...props }: Props & { onChoose(): void }): ReactNode {
  return useChoices(props).map(({ label, items }) => (
    <div key={label} role="group" aria-label={label} className={styles.inMenu}>
      {items.map((item) => (
        <button
          key={item.text}
          type="button"
          role="menuitemradio"
          tabIndex={-1}
          className={styles.item}
          aria-label={item.label}
          aria-checked={item.isChosen}
          onClick={() => {
            item.choose();
            onChoose();
          }}
          {...toEventAttributes(item.action, props.demo.path)}
        >
          {item.text}
        </button>
      ))}
    </div>
  ));
}
