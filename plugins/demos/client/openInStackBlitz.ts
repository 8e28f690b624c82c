import { submitForm } from './submitForm';
import type { Project } from './toProject';

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
