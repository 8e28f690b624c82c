import { compressToBase64 } from 'lz-string';
import { submitForm } from './submitForm';
import type { Project } from './toProject';

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
