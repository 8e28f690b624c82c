import { useEffect, useRef, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import codeEnd from '@generated/docusaurus-plugin-slots/default/demo-code-end';
import Slot from '../../../../core/client/Slot';
import { loadLater } from '../../../../core/client/loadLater';
import { sourceExtensions } from '../../../preferences/types';
import type { DemoCode } from '../../client/useDemoCode';
import type { DemoEdit } from '../../client/useDemoEdit';
import type { DemoModule } from '../../types';
import { DemoFile } from './CodeView';
import { EditActions } from './PanelHeader';
import PanelHeader from './PanelHeader';
import styles from './styles.module.css';

const DemoEditor = loadLater(() => import(/* webpackChunkName: "demo-editor" */ './DemoEditor'));

interface Props {
  id: string;
  demo: DemoModule;
  code: DemoCode;
  /** Absent where the code is read-only. */
  edit?: DemoEdit;
  /** What the demo threw, which may be out of view while its code is edited. */
  crash?: Error;
  /** Index of the file that shows. */
  file: number;
  /** Id of the button that copies the code. */
  copyId: string;
  onFile(index: number): void;
}

/** The whole code of a demo: files to read, and its own file to edit. */
export default function DemoPanel(props: Props): ReactNode {
  const { id, demo, code, edit, crash, file, copyId, onFile } = props;
  const { source, variant, lines, open } = code;
  const panel = useRef<HTMLDivElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  const files = source?.[variant].files;
  const names = files?.map(({ name }) => name) ?? [`${demo.name}.${sourceExtensions[variant]}`];
  const editing = file === 0 && edit?.started && source !== undefined;

  useEffect(() => {
    if (open && lines && source) {
      const marked = panel.current?.querySelectorAll('[data-marked]') ?? [];
      const shown = [...marked].find((mark) => mark.getClientRects().length > 0);
      shown?.scrollIntoView({ block: 'nearest' });
    }
  }, [open, lines, source]);

  const startEditing = () => {
    edit?.start();
    panel.current?.querySelector('textarea')?.focus();
  };
  const view = (
    <DemoFile demo={demo} code={code} file={file} copyId={copyId} onEdit={edit && startEditing} />
  );
  return (
    <div ref={panel} id={id} className={styles.panel} hidden={!open} data-demo-code>
      <PanelHeader names={names} file={file} panelId={`${id}-file`} onFile={onFile}>
        {edit && file === 0 && (
          <EditActions
            edited={edit.edited}
            editRef={editButton}
            onEdit={startEditing}
            onReset={() => {
              edit.reset();
              editButton.current?.focus();
            }}
          />
        )}
      </PanelHeader>
      <div className={styles.error} role="status">
        {editing && (edit.error ?? crash?.message)}
      </div>
      <div id={`${id}-file`} role="tabpanel" aria-label={names[file] ?? names[0]}>
        {code.failed && !source && (
          <p className={styles.failed} role="alert">
            {translate({
              id: 'site.demo.codeFailed',
              message: 'The code failed to load. Check your connection, then open it again.',
            })}
          </p>
        )}
        {editing ? (
          <DemoEditor
            fallback={view}
            value={edit.code}
            onChange={edit.setCode}
            onLeave={() => editButton.current?.focus()}
            label={translate(
              { id: 'site.demo.editor', message: 'Code of {name}, editable' },
              { name: demo.name },
            )}
          />
        ) : (
          view
        )}
      </div>
      {open && <Slot of={codeEnd} name={demo.name} path={demo.path} />}
    </div>
  );
}
