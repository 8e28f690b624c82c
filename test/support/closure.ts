/** What a spec is made of: its own file and all that it imports. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Browser, TestInfo } from '@playwright/test';
import ts from 'typescript';
import packageJson from '../../package.json';

const extensions = ['', '.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '/index.ts', '/index.tsx'];
const packageVersions: Record<string, string> = {
  ...packageJson.dependencies,
  ...packageJson.devDependencies,
};
const siteDir = path.resolve(__dirname, '../..');

function resolveImport(from: string, specifier: string): string | undefined {
  const base = specifier.startsWith('@site/')
    ? path.join(siteDir, specifier.slice('@site/'.length))
    : path.resolve(path.dirname(from), specifier);
  return extensions
    .map((extension) => base + extension)
    .find((file) => existsSync(file) && statSync(file).isFile());
}

/**
 * Returns a hash of a file and of all that it imports: files of the project with their content, packages
 * with the version that `package.json` pins.
 *
 * @param file absolute path
 */
export function hashClosure(file: string): string {
  const pending = [file];
  const seen = new Set<string>();
  const lines = new Set<string>();
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (seen.has(next)) {
      continue;
    }
    seen.add(next);
    const text = readFileSync(next, 'utf8');
    const digest = createHash('sha256').update(text).digest('hex');
    lines.add(`${path.relative(siteDir, next)} ${digest}`);
    if (next.endsWith('.json')) {
      continue;
    }
    for (const { fileName } of ts.preProcessFile(text).importedFiles) {
      const isOwn = /^(?:\.|@site\/)/.test(fileName);
      const resolved = isOwn ? resolveImport(next, fileName) : undefined;
      if (resolved) {
        pending.push(resolved);
      } else if (!isOwn) {
        lines.add(`${fileName} ${packageVersions[fileName] ?? ''}`);
      }
    }
  }
  return createHash('sha256')
    .update([...lines].toSorted().join('\n'))
    .digest('hex')
    .slice(0, 16);
}

/** Returns a hash of a file, or of all files in a folder with their names. */
export function hashFolder(place: string): string {
  const isFolder = existsSync(place) && statSync(place).isDirectory();
  const names = isFolder ? readdirSync(place, { recursive: true, encoding: 'utf8' }) : [''];
  const hash = createHash('sha256');
  for (const name of names.toSorted()) {
    const file = path.join(place, name);
    const isFile = existsSync(file) && statSync(file).isFile();
    hash.update(`${name}\n`).update(isFile ? readFileSync(file) : '');
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * Returns what a test is known by, and a key of its own code, the browser and the environment.
 *
 * @param places files and folders of the project that it reads and does not import
 */
export function identifyTest(
  testInfo: TestInfo,
  browser: Browser,
  places: readonly string[],
): { id: string; key: string } {
  const key = [
    hashClosure(testInfo.file),
    hashClosure(path.resolve(__dirname, '../playwright.config.ts')),
    ...places.map((place) => hashFolder(path.join(siteDir, place))),
    browser.version(),
    process.version,
    process.env.X_LICENSE_KEY ? 'licensed' : '',
  ];
  return { id: [testInfo.project.name, ...testInfo.titlePath].join(' › '), key: key.join(' ') };
}
