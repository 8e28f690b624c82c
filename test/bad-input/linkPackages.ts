import { mkdir, readdir, symlink } from 'node:fs/promises';
import path from 'node:path';

/** Links every package of a folder, but none of its caches: a broken build must not reach them. */
export async function linkPackages(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const names = (await readdir(from)).filter((name) => name !== '.cache');
  await Promise.all(names.map((name) => symlink(path.join(from, name), path.join(to, name))));
}
