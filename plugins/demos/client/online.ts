import { strToU8, zipSync } from 'fflate';
import { compressToBase64 } from 'lz-string';
import packages from '@generated/docusaurus-plugin-demos/default/packages';
import provider from '@generated/docusaurus-plugin-demos/default/provider';
import { openInChat } from '../../../core/client/openInChat';
import { readVisitorReact } from '../../../core/client/visitorReact';
import type { DemoSource } from '../types';
import { findLibraryPackage } from './packages';
import { type Project, type ProjectOptions, toProject } from './project';

export type OnlineEditor = 'StackBlitz' | 'CodeSandbox';

/** What is posted to an online editor. */
interface Form {
  action: string;
  fields: Readonly<Record<string, string>>;
}

function toStackBlitzForm({ title, description, entry, files }: Project): Form {
  const inputs = Object.entries(files).map(([path, text]) => [`project[files][${path}]`, text]);
  return {
    action: `https://stackblitz.com/run?file=${entry}`,
    fields: {
      'project[template]': 'node',
      'project[title]': title,
      'project[description]': description,
      ...Object.fromEntries(inputs),
    },
  };
}

/** What CodeSandbox does with a project, so that it doesn't have to guess. */
const codeSandboxTasks = {
  setupTasks: [{ name: 'Install packages', command: 'npm install' }],
  tasks: {
    dev: { name: 'Serve', command: 'npm run dev', runAtStart: true, preview: { port: 5173 } },
  },
};

function toCodeSandboxForm({ entry, files }: Project): Form {
  const tasks = `${JSON.stringify(codeSandboxTasks, null, 2)}\n`;
  const entries = Object.entries({ ...files, '.codesandbox/tasks.json': tasks });
  const contents = Object.fromEntries(entries.map(([path, content]) => [path, { content }]));
  const compressed = compressToBase64(JSON.stringify({ files: contents }));
  return {
    // On a virtual machine, which can run Vite.
    action: 'https://codesandbox.io/api/v1/sandboxes/define?environment=server',
    fields: {
      parameters: compressed.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, ''),
      query: `module=/${entry}&fontsize=12`,
    },
  };
}

/** What a reader asks for; the version adds the rest. */
type DemoOptions = Omit<ProjectOptions, 'packages' | 'provider'>;

/** Makes a project on the visitor's React, if they chose one and the demo's packages work with it. */
async function toVersionProject(options: DemoOptions): Promise<Project> {
  const files = provider?.[options.variant];
  const react = readVisitorReact();
  const project = toProject({ ...options, packages, provider: files });
  if (react === undefined) {
    return project;
  }
  const { withReact } = await import(/* webpackChunkName: "visitor-react" */ './visitorReact');
  const own = withReact(packages, Object.keys(project.dependencies), react);
  return toProject({ ...options, packages: own, provider: files });
}

/** Posts a form from an empty tab, which then shows the answer. */
function submitForm({ document: page }: Window, { action, fields }: Form): void {
  const form = page.createElement('form');
  form.method = 'post';
  form.acceptCharset = 'utf-8';
  form.action = action;
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const input = page.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  page.body.append(form);
  form.submit();
}

/**
 * Opens a demo in an online editor, with the packages of the version that is built.
 *
 * @param tab an empty tab, or `null` where the browser didn't open one
 */
export async function openInEditor(
  editor: OnlineEditor,
  options: DemoOptions,
  tab: Window | null,
): Promise<void> {
  const project = await toVersionProject(options);
  if (!tab) {
    throw new Error('The browser blocked the new tab.');
  }
  submitForm(tab, editor === 'StackBlitz' ? toStackBlitzForm(project) : toCodeSandboxForm(project));
}

/** Returns the bytes of a zip file with a demo's project, in a folder of its name. */
export async function toArchive(options: DemoOptions): Promise<Uint8Array<ArrayBuffer>> {
  const { title, files } = await toVersionProject(options);
  const entries = Object.entries(files).map(([path, text]) => [`${title}/${path}`, strToU8(text)]);
  return zipSync(Object.fromEntries(entries) as Record<string, Uint8Array>);
}

/** Opens a demo of a page in the chat; rejects with a message for the visitor. */
export function openDemoInChat(
  chat: string,
  name: string,
  bring: () => Promise<DemoSource>,
  tab: Window | null,
): Promise<void> {
  const bringContent = async () => {
    const { files } = await bring();
    return {
      name,
      description: document.title,
      files: files.map((file) => ({ path: file.name, content: file.code })),
      type: 'x-docs-demo' as const,
      package: findLibraryPackage(files, packages),
    };
  };
  return openInChat(chat, bringContent, undefined, tab);
}
