import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { usePreference } from '../../../preferences/client';
import { codeStyleSlugs } from '../../../preferences/types';
import type { DemoCode } from '../../client/useDemoCode';
import type { DemoModule } from '../../types';
import ToolbarChoice from '../ToolbarChoice';
import styles from './styles.module.css';

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
