import packages from '@generated/docusaurus-plugin-demos/default/packages';
import { openInChat } from '../../../core/client/openInChat';
import type { DemoSource } from '../types';
import { downloadFile } from './downloadFile';
import { findLibraryPackage } from './findLibraryPackage';
import { openInCodeSandbox } from './openInCodeSandbox';
import { openInStackBlitz } from './openInStackBlitz';
import { toArchive } from './toArchive';
import { toProject, type ProjectOptions } from './toProject';

/** The editors that a demo can be taken to, and what takes it there. */
const editors = { StackBlitz: openInStackBlitz, CodeSandbox: openInCodeSandbox };
export type OnlineEditor = keyof typeof editors;

/** Opens a demo in an online editor, with the packages of the version that is built. */
export function openInEditor(
  editor: OnlineEditor,
  options: Omit<ProjectOptions, 'packages'>,
): void {
  editors[editor](toProject({ ...options, packages }));
}

/** Gives the visitor a zip file with a demo and what it needs to run, as an online editor gets it. */
export function downloadProject(options: Omit<ProjectOptions, 'packages'>): void {
  const archive = toArchive(toProject({ ...options, packages }));
  downloadFile(`${options.name}.zip`, archive, 'application/zip');
}

/** Opens a demo of a page in the chat; rejects with what to tell the visitor. */
export function openDemoInChat(
  chat: string,
  name: string,
  bring: () => Promise<DemoSource>,
): Promise<void> {
  return openInChat(chat, async () => {
    const { files } = await bring();
    return {
      name,
      description: document.title,
      files: files.map((file) => ({ path: file.name, content: file.code })),
      type: 'x-docs-demo',
      package: findLibraryPackage(files, packages),
    };
  });
}
