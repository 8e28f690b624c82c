import { useState, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import {
  Box,
  ChevronDown,
  ChevronUp,
  Download,
  Focus,
  FolderDown,
  Maximize2,
  MessageSquareCode,
  RotateCcw,
  Zap,
} from 'lucide-react';
import type { DemoActions } from '../../client/useDemoActions';
import type { DemoCode } from '../../client/useDemoCode';
import { CopyButton, toEventAttributes } from './ToolbarButton';
import { useToolbar } from '../../client/useToolbar';
import type { DemoModule } from '../../types';
import CodeChoices from './CodeChoices';
import DemoMenu from './DemoMenu';
import ToolbarButton from './ToolbarButton';
import styles from './styles.module.css';

interface Props {
  demo: DemoModule;
  code: DemoCode;
  actions: DemoActions;
  /** Id of the panel with the code. */
  panelId: string;
  /** Id of the button that copies the code. */
  copyId: string;
  /** Address of the demo in full screen. */
  aloneUrl: string;
  /** Actions for the demo itself, where it runs above the toolbar. */
  stage?: { resetFocus(): void; reset(): void; show(content: ReactNode): void };
}

/** Actions for a demo and its code. */
export default function DemoToolbar(props: Props): ReactNode {
  const { demo, code, actions, panelId, copyId, aloneUrl, stage } = props;
  const { ref, onKeyDown, onFocus } = useToolbar('[aria-controls]');
  const [resetNote, setResetNote] = useState('');
  const event = (action: string) => toEventAttributes(action, demo.path);
  return (
    <div
      ref={ref}
      role="toolbar"
      tabIndex={-1}
      aria-label={translate(
        { id: 'site.demo.toolbar', message: 'Code of {name}' },
        { name: demo.name },
      )}
      className={styles.toolbar}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      // So that the next click doesn't have to wait for the code.
      onPointerEnter={() => void code.request().catch(() => {})}
    >
      <CodeChoices demo={demo} code={code} />
      <div className={styles.actions}>
        <ToolbarButton
          icon={code.open ? ChevronUp : ChevronDown}
          label={
            code.open
              ? translate({ id: 'site.demo.collapse', message: 'Collapse code' })
              : translate({ id: 'site.demo.expand', message: 'Expand code' })
          }
          data-always
          aria-expanded={code.open}
          aria-controls={panelId}
          onClick={() => code.setOpen(!code.open)}
          {...event('expand')}
        />
        <CopyButton id={copyId} state={actions.copyState} onCopy={actions.copy} path={demo.path} />
        <ToolbarButton
          icon={Download}
          label={translate({ id: 'site.demo.download', message: 'Download the file' })}
          onClick={actions.download}
          {...event('download')}
        />
        {!stage && (
          <ToolbarButton
            icon={FolderDown}
            label={translate({
              id: 'site.demo.downloadProject',
              message: 'Download as a project (.zip)',
            })}
            onClick={actions.downloadProject}
            {...event('download-project')}
          />
        )}
        <ToolbarButton
          icon={Zap}
          label={translate({ id: 'site.demo.stackblitz', message: 'Edit in StackBlitz' })}
          onClick={() => actions.openInEditor('StackBlitz')}
          {...event('stackblitz')}
        />
        <ToolbarButton
          icon={Box}
          label={translate({ id: 'site.demo.codesandbox', message: 'Edit in CodeSandbox' })}
          onClick={() => actions.openInEditor('CodeSandbox')}
          {...event('codesandbox')}
        />
        {actions.openInChat && (
          <ToolbarButton
            icon={MessageSquareCode}
            label={translate({ id: 'site.demo.chat', message: 'Open in chat' })}
            onClick={actions.openInChat}
            {...event('chat')}
          />
        )}
        <ToolbarButton
          icon={Maximize2}
          label={translate({ id: 'site.demo.alone', message: 'Open full screen' })}
          to={aloneUrl}
          {...event('alone')}
        />
        {stage && (
          <>
            <ToolbarButton
              icon={Focus}
              label={translate({
                id: 'site.demo.resetFocus',
                message: 'Reset focus to test keyboard navigation',
              })}
              onClick={stage.resetFocus}
              {...event('reset-focus')}
            />
            <ToolbarButton
              icon={RotateCcw}
              label={translate({ id: 'site.demo.reset', message: 'Reset demo' })}
              onClick={() => {
                stage.reset();
                setResetNote(translate({ id: 'site.demo.wasReset', message: 'Demo reset' }));
              }}
              onBlur={() => setResetNote('')}
              {...event('reset')}
            />
          </>
        )}
        <DemoMenu
          demo={demo}
          code={code}
          onDownload={stage && actions.downloadProject}
          onShow={stage?.show}
        />
      </div>
      <span className="visually-hidden" role="status">
        {resetNote}
      </span>
      <p className={styles.message} role="status">
        {actions.message}
      </p>
    </div>
  );
}
