import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import { useCounterparts } from '../../client/sideBySide';
import type { DemoModule } from '../../types';
import { toEventAttributes } from './ToolbarButton';
import menu from '../../../../core/client/menu.module.css';

/** Links to the demo beside itself in each other version that has it. */
export default function CompareItems({ demo }: { demo: DemoModule }): ReactNode {
  const { found = [] } = useCounterparts(demo);
  const playground = useBaseUrl('/playground');
  return found.map(({ version }) => (
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
  ));
}
