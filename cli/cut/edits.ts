import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import { siteDir } from '../../core/server/files';

export type Change = (text: string) => string | Promise<string>;

/**
 * Changes a file of the project, or leaves it as it is: a full disk must not cut it short.
 *
 * @param file path from the project's folder
 */
export async function changeFile(file: string, change: Change): Promise<void> {
  const absolute = path.join(siteDir, file);
  const before = await readFile(absolute, 'utf8');
  const after = await change(before);
  if (after === before) {
    return;
  }
  const next = `${absolute}.${process.pid}`;
  try {
    await writeFile(next, after);
    await rename(next, absolute);
  } catch (error) {
    await rm(next, { force: true });
    throw error;
  }
}

/** A part of a text. */
interface Span {
  start: number;
  end: number;
}

const isText = (node: ts.Node, text: string) =>
  (ts.isIdentifier(node) || ts.isStringLiteral(node)) && node.text === text;

/** Whether a node is `v8: …`, or an object with `name: 'v8'`. */
function isEntry(node: ts.Node, name: string): boolean {
  if (ts.isPropertyAssignment(node)) {
    return isText(node.name, name);
  }
  return (
    ts.isObjectLiteralExpression(node) &&
    node.properties.some(
      (property) =>
        ts.isPropertyAssignment(property) &&
        isText(property.name, 'name') &&
        isText(property.initializer, name),
    )
  );
}

/**
 * Finds a version's entry in a file of data: `{ name: 'v8', … }` or `v8: …`.
 *
 * @param source text of a TypeScript file
 */
export function findEntry(source: string, name: string): Span | undefined {
  const file = ts.createSourceFile('data.ts', source, ts.ScriptTarget.Latest);
  const search = (node: ts.Node): Span | undefined =>
    isEntry(node, name)
      ? { start: node.getStart(file), end: node.end }
      : ts.forEachChild(node, search);
  return search(file);
}

/** Returns a file's text with another entry after an existing one; the caller formats it. */
export function addEntry(source: string, { end }: Span, text: string): string {
  return `${source.slice(0, end)},\n${text}${source.slice(end)}`;
}

/** Returns a file's text without the entry of a version, or as it is when it has none. */
export function removeEntry(source: string, name: string): string {
  const entry = findEntry(source, name);
  return entry
    ? source.slice(0, entry.start) + source.slice(entry.end).replace(/^\s*,?\s*/, '')
    : source;
}

/**
 * Finds the block of a workspace in the lockfile, up to the next one.
 *
 * @param lockfile text of `pnpm-lock.yaml`, lockfileVersion 9
 * @param workspace `docs`, `versioned_docs/version-v8`
 */
function findImporter(lockfile: string, workspace: string): Span | undefined {
  const start = lockfile.indexOf(`\n  ${workspace}:\n`) + 1;
  if (start === 0) {
    return undefined;
  }
  const next = /\n(?= {0,2}\S)/g;
  next.lastIndex = start;
  return { start, end: (next.exec(lockfile)?.index ?? lockfile.length) + 1 };
}

/** The first line of a workspace's block. */
const importerHeader = /^ {2}(\S+):$/gm;

/** Returns where a workspace belongs in the lockfile, which sorts them and puts `packages:` after them. */
function findPlace(lockfile: string, workspace: string): number {
  const end = lockfile.indexOf('\npackages:\n') + 1;
  const headers = lockfile.slice(lockfile.indexOf('\nimporters:\n'), end).matchAll(importerHeader);
  const next = [...headers].map(([, name = '']) => name).find((name) => name > workspace);
  return next === undefined ? end : (findImporter(lockfile, next)?.start ?? end);
}

/**
 * Returns the lockfile with a workspace that has the packages of another one, at exact versions.
 *
 * @param lockfile text of `pnpm-lock.yaml`, lockfileVersion 9
 * @param from the workspace that has the packages: `docs`
 * @param to the new one: `versioned_docs/version-v8`
 */
export function addImporter(lockfile: string, from: string, to: string): string {
  const source = findImporter(lockfile, from);
  if (!source) {
    throw new Error(`pnpm-lock.yaml has no workspace ${from}. Run "pnpm install", which adds it.`);
  }
  const block = lockfile
    .slice(source.start, source.end)
    .replace(`  ${from}:`, `  ${to}:`)
    .replace(/specifier: .*\n( +)version: ([^(\n]+)/g, 'specifier: $2\n$1version: $2');
  const place = findPlace(lockfile, to);
  return lockfile.slice(0, place) + block + lockfile.slice(place);
}

/** Returns the lockfile without a workspace, or as it is when it has no such workspace. */
export function removeImporter(lockfile: string, workspace: string): string {
  const found = findImporter(lockfile, workspace);
  return found ? lockfile.slice(0, found.start) + lockfile.slice(found.end) : lockfile;
}
