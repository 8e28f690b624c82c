import { translate } from '@docusaurus/Translate';
import { useState } from 'react';
import { openTab } from '../../../core/client/openTab';
import { useSite } from '../../../core/client/site';
import { type CopyState, useCopy } from '../../code-blocks/client';
import type { DemoModule, DemoSource, SourceFile } from '../types';
import type { OnlineEditor } from './online';
import type { DemoCode } from './useDemoCode';

export interface DemoActions {
  copyState: CopyState;
  copy(): void;
  download(): void;
  downloadProject(): void;
  openInEditor(editor: OnlineEditor): void;
  /** Absent when the site has no chat. */
  openInChat?(): void;
  /** What went wrong; empty when nothing did. */
  message: string;
}

/** How long the outcome of copying shows, in ms. */
const COPY_DURATION = 1200;

const loadOnline = () => import(/* webpackChunkName: "demo-online" */ './online');

/** Saves a file on the visitor's device, under its own name. */
function downloadFile(name: string, content: BlobPart, type = 'text/plain'): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name.replace(/^.*\//, '');
  link.click();
  URL.revokeObjectURL(url);
}

/** The code as the visitor has it, with their changes. */
function applyEdit(source: DemoSource, edited: string | undefined): DemoSource {
  const [main, ...rest] = source.files;
  return edited === undefined ? source : { ...source, files: [{ ...main, code: edited }, ...rest] };
}

/**
 * What visitors do with the code of a demo. What leaves the page loads on demand.
 *
 * @param file index of the file that shows
 * @param edited the demo's own code with the visitor's changes; absent when unchanged
 * @param title title of projects made from it; by default the page's
 */
export function useDemoActions(
  demo: DemoModule,
  code: DemoCode,
  file: number,
  edited: string | undefined,
  title?: string,
): DemoActions {
  const { chat } = useSite().site;
  const { state: copyState, copy } = useCopy(COPY_DURATION);
  const [message, setMessage] = useState('');

  const bring = async () => applyEdit(await code.request(), edited);
  const bringFile = async (): Promise<SourceFile> => {
    const { files } = await bring();
    return files[file] ?? files[0];
  };
  const bringProject = async () => {
    const { style, variant } = code;
    const source = await bring();
    return { name: demo.name, title: title ?? document.title, style, variant, source };
  };
  const attempt = (failure: string, action: () => Promise<void>, tab?: Window | null) => {
    setMessage('');
    action().catch(() => {
      tab?.close();
      setMessage(failure);
    });
  };

  return {
    copyState,
    message,
    copy: () => void copy(bringFile().then(({ code: text }) => text)),
    download: () =>
      attempt(
        translate({ id: 'site.demo.downloadFailed', message: 'Failed to download the file' }),
        async () => {
          const { name, code: text } = await bringFile();
          downloadFile(name, text);
        },
      ),
    downloadProject: () =>
      attempt(
        translate({
          id: 'site.demo.downloadProjectFailed',
          message: 'Failed to download the project',
        }),
        async () => {
          const [{ toArchive }, project] = await Promise.all([loadOnline(), bringProject()]);
          downloadFile(`${project.name}.zip`, await toArchive(project), 'application/zip');
        },
      ),
    openInEditor(editor) {
      const tab = openTab();
      attempt(
        translate({ id: 'site.demo.editorFailed', message: 'Failed to open {editor}' }, { editor }),
        async () => {
          const [{ openInEditor }, project] = await Promise.all([loadOnline(), bringProject()]);
          await openInEditor(editor, project, tab);
        },
        tab,
      );
    },
    ...(chat !== undefined && {
      openInChat() {
        const tab = openTab();
        attempt(
          translate({ id: 'site.demo.chatFailed', message: 'Failed to open chat' }),
          async () => {
            const { openDemoInChat } = await loadOnline();
            await openDemoInChat(chat, demo.name, bring, tab);
          },
          tab,
        );
      },
    }),
  };
}
