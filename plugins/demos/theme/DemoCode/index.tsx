import { useId, useRef, useState, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { useDemoActions } from '../../client/useDemoActions';
import { useDemoCode } from '../../client/useDemoCode';
import type { DemoModule } from '../../types';
import DemoFrame from '../DemoFrame';
import DemoPanel from '../DemoPanel';
import DemoToolbar from '../DemoToolbar';

interface Props {
  demo: DemoModule;
  /** Title of projects made from it. */
  title: string;
  /** Address of the demo in full screen, in the version. */
  aloneUrl: string;
}

/** The code of a demo that runs elsewhere: like the bench without its stage and editing. */
export default function DemoCode({ demo, title, aloneUrl }: Props): ReactNode {
  const frame = useRef<HTMLElement>(null);
  const id = useId();
  const code = useDemoCode(demo, frame);
  const [file, setFile] = useState(0);
  const actions = useDemoActions(demo, code, file, undefined, title);
  const label = translate(
    { id: 'site.demo.toolbar', message: 'Code of {name}' },
    { name: demo.name },
  );
  return (
    <DemoFrame ref={frame} demo={demo} label={label}>
      <DemoToolbar
        demo={demo}
        code={code}
        actions={actions}
        panelId={`${id}-code`}
        copyId={`${id}-copy`}
        aloneUrl={aloneUrl}
      />
      <DemoPanel
        id={`${id}-code`}
        demo={demo}
        code={code}
        file={file}
        copyId={`${id}-copy`}
        onFile={setFile}
      />
    </DemoFrame>
  );
}
