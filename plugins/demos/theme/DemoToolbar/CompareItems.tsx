import { translate } from '@docusaurus/Translate';
import { type ReactNode, useEffect, useState } from 'react';
import { useSite } from '../../../../core/client/site';
import { toVersionHref } from '../../../navigation/client';
import { type Counterpart, findCounterparts } from '../../client/counterparts';
import type { DemoModule } from '../../types';
import { toEventAttributes } from './ToolbarButton';
import menu from '../../../../core/client/menu.module.css';

/** Links to the demo beside itself in each other version that has it. */
export default function CompareItems({ demo }: { demo: DemoModule }): ReactNode {
  const { site, version: own } = useSite();
  const [counterparts, setCounterparts] = useState<readonly Counterpart[]>([]);
  useEffect(() => {
    let gone = false;
    void findCounterparts(site, own, demo).then((found) => !gone && setCounterparts(found));
    return () => {
      gone = true;
    };
  }, [site, own, demo]);
  return counterparts.map(({ version }) => (
    <a
      key={version.name}
      role="menuitem"
      tabIndex={-1}
      className={menu.item}
      href={toVersionHref(site, own, own, `/playground?demo=${demo.id}&with=${version.name}`)}
      {...toEventAttributes(`compare-${version.name}`, demo.path)}
    >
      {translate(
        { id: 'site.demo.compare', message: 'Compare with {version}' },
        { version: version.label },
      )}
    </a>
  ));
}
