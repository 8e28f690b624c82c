import { strToU8, zipSync } from 'fflate';
import { compressToBase64 } from 'lz-string';
import packages from '@generated/docusaurus-plugin-demos/default/packages';
import { openInChat } from '../../../core/client/openInChat';
import type { DemoSource } from '../types';
import { findLibraryPackage } from './packages';
import { type Project, type ProjectOptions, toProject } from './project';
import { downloadFile } from './useDemoActions';

/**
 * Posts fields to another site in a new tab, as a form that is gone at once. The tab cannot reach
 * back to this one.
 */
export function submitForm(action: string, fields: Readonly<Record<string, string>>): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.target = '_blank';
  form.setAttribute('rel', 'noopener');
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}

/** Opens a project in StackBlitz, in a new tab. */
export function openInStackBlitz({ title, description, entry, files }: Project): void {
  const inputs = Object.entries(files).map(([path, text]) => [`project[files][${path}]`, text]);
  submitForm(`https://stackblitz.com/run?file=${entry}`, {
    'project[template]': 'node',
    'project[title]': title,
    'project[description]': description,
    ...Object.fromEntries(inputs),
  });
}

/** What CodeSandbox does with a project, so that it need not guess. */
const tasks = {
  setupTasks: [{ name: 'Install packages', command: 'npm install' }],
  tasks: {
    dev: { name: 'Serve', command: 'npm run dev', runAtStart: true, preview: { port: 5173 } },
  },
};

/** Opens a project in CodeSandbox, on a machine of its own that can run Vite, in a new tab. */
export function openInCodeSandbox({ entry, files }: Project): void {
  const all = { ...files, '.codesandbox/tasks.json': `${JSON.stringify(tasks, null, 2)}\n` };
  const entries = Object.entries(all).map(([path, content]) => [path, { content }]);
  const compressed = compressToBase64(JSON.stringify({ files: Object.fromEntries(entries) }));
  submitForm('https://codesandbox.io/api/v1/sandboxes/define?environment=server', {
    parameters: compressed.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, ''),
    query: `module=/${entry}&fontsize=12`,
  });
}

/** Returns the bytes of a zip file with a project, in a folder of its name. */
export function toArchive({ title, files }: Project): Uint8Array<ArrayBuffer> {
  const entries = Object.entries(files).map(([path, text]) => [`${title}/${path}`, strToU8(text)]);
  return zipSync(Object.fromEntries(entries) as Record<string, Uint8Array>);
}

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
