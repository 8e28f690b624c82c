import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import demoMenu from '@generated/docusaurus-plugin-slots/default/demo-menu';
import Slot from '../../../../core/client/Slot';
import { useCounterparts } from '../../client/sideBySide';
import type { DemoModule } from '../../types';
import { toEventAttributes } from './ToolbarButton';
import menu from '../../../../core/client/menu.module.css';

interface Props {
  demo: DemoModule;
  /** Draws something under the demo; absent where there is no place for it. */
  onShow?(content: ReactNode): void;
  /** Closes the menu. */
  onChoose(): void;
}

/** What is loaded with the open menu: links to the demo beside itself in other versions, and what plugins add. */
export default function LaterItems({ demo, onShow, onChoose }: Props): ReactNode {
  const { found = [] } = useCounterparts(demo);
  const playground = useBaseUrl('/playground');
  return (
    <>
      {found.map(({ version }) => (
        <a
          key={version.name}
          role="menuitem"
          tabIndex={-1}
          className={menu.item}
          href={`${playground}?demo=${demo.id}&with=${version.name}`}
          {...toEventAttributes(`compare-${version.name}`, demo.path)}
        >
          {translate(
            { id: 'site.demo.compare', message: 'Compare with {version}' },
            { version: version.label },
          )}
        </a>
      ))}
      {onShow && (
        <Slot
          of={demoMenu}
          name={demo.name}
          show={onShow}
          className={menu.item}
          tabIndex={-1}
          onClick={onChoose}
        />
      )}
    </>
  );
}
