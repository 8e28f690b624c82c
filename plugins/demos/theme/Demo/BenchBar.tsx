import { translate } from '@docusaurus/Translate';
import type { CSSProperties, ReactNode } from 'react';
import PlanMark from '@theme/PlanMark';
import VersionChip from '@theme/VersionChip';
import { useSite } from '../../../../core/client/site';
import { type Bench, benchWidths } from '../../client/useBench';
import { useToolbar } from '../../client/useToolbar';
import type { DemoModule } from '../../types';
import styles from './BenchBar.module.css';

interface SwitchProps {
  label: string;
  /** What the label is short for. */
  title?: string;
  pressed: boolean;
  onPress(): void;
}

function BenchSwitch({ label, title, pressed, onPress }: SwitchProps): ReactNode {
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

interface Props {
  demo: DemoModule;
  bench: Bench;
}

/** The ruler above a demo: the version that runs, the plan it needs, and the demo's own switches. */
export default function BenchBar({ demo: { name, plan }, bench }: Props): ReactNode {
  const { version } = useSite();
  const toolbar = useToolbar();
  const { shown, width, setWidth, choose } = bench;
  const dark = shown.mode === 'dark';
  const rtl = shown.direction === 'rtl';
  const dense = shown.density === 'dense';
  return (
    <div className={styles.bar} style={{ '--version-hue': version.hue } as CSSProperties}>
      <VersionChip version={version} />
      {plan && <PlanMark plan={plan} />}
      <div
        {...toolbar}
        role="toolbar"
        tabIndex={-1}
        aria-label={translate(
          { id: 'site.bench.label', message: 'Display options for {name}' },
          { name },
        )}
        className={styles.switches}
      >
        <BenchSwitch
          label={translate({ id: 'site.bench.dark', message: 'Dark' })}
          pressed={dark}
          onPress={() => choose('mode', dark ? 'light' : 'dark')}
        />
        <BenchSwitch
          label={translate({ id: 'site.bench.rtl', message: 'RTL' })}
          title={translate({ id: 'site.bench.rtlTitle', message: 'Right to left' })}
          pressed={rtl}
          onPress={() => choose('direction', rtl ? 'ltr' : 'rtl')}
        />
        <BenchSwitch
          label={translate({ id: 'site.bench.dense', message: 'Dense' })}
          pressed={dense}
          onPress={() => choose('density', dense ? 'comfortable' : 'dense')}
        />
        <div
          role="group"
          aria-label={translate({ id: 'site.bench.widths', message: 'Width of {name}' }, { name })}
          className={styles.widths}
        >
          {benchWidths.map((item) => (
            <BenchSwitch
              key={item}
              label={
                item === 'full'
                  ? translate({ id: 'site.bench.full', message: 'Full' })
                  : String(item)
              }
              title={
                item === 'full'
                  ? translate({ id: 'site.bench.fullTitle', message: 'As wide as the page allows' })
                  : translate({ id: 'site.bench.width', message: '{width} px' }, { width: item })
              }
              pressed={item === width}
              onPress={() => setWidth(item)}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
