import type { CodeFile } from '../types';

/** Files above this size aren't written by hand, in bytes. */
const MAX_SIZE = 1_000_000;

const isCode = ({ name }: File) => /\.(?:[cm]?[jt]s|[jt]sx)$/.test(name) && !name.endsWith('.d.ts');

/** Path in the chosen folder, or the name. */
const toPath = (file: File) => file.webkitRelativePath || file.name;

const isForeign = (file: File) => /(?:^|\/)(?:node_modules|\.\w[^/]*)\//.test(toPath(file));

/** Reads the code among files: no packages, no hidden folders, nothing that isn't written by hand. */
export async function readFiles(
  files: Iterable<File>,
): Promise<{ code: CodeFile[]; unread: string[] }> {
  const wanted = [...files].filter((file) => isCode(file) && !isForeign(file));
  const read = await Promise.all(
    wanted.map(async (file) => {
      const text = file.size <= MAX_SIZE ? await file.text().catch(() => undefined) : undefined;
      return { name: toPath(file), text };
    }),
  );
  return {
    code: read.flatMap(({ name, text }) => (text === undefined ? [] : [{ name, text }])),
    unread: read.flatMap(({ name, text }) => (text === undefined ? [name] : [])),
  };
}
