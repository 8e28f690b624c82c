import path from 'node:path';
import type { DemoFile } from './readDemos';

/**
 * Returns what is wrong with the demos of a version: two of one name, or a name that is no component's.
 *
 * @param siteDir what the paths in the messages are relative to
 */
export function checkDemos(demos: readonly DemoFile[], siteDir: string): string[] {
  const problems: string[] = [];
  const seen = new Map<string, string>();
  for (const { name, file } of demos) {
    const where = path.relative(siteDir, file);
    const other = seen.get(name);
    if (other) {
      problems.push(`Two demos are called "${name}": ${other} and ${where}. Rename one of them.`);
    }
    if (!/^[A-Z][A-Za-z0-9]*$/.test(name)) {
      problems.push(`${where}: a demo's file is named like its component, in PascalCase.`);
    }
    seen.set(name, where);
  }
  return problems;
}
