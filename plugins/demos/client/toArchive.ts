import { strToU8, zipSync } from 'fflate';
import type { Project } from './toProject';

/** Returns the bytes of a zip file with a project, in a folder of its name. */
export function toArchive({ title, files }: Project): Uint8Array<ArrayBuffer> {
  const entries = Object.entries(files).map(([path, text]) => [`${title}/${path}`, strToU8(text)]);
  return zipSync(Object.fromEntries(entries) as Record<string, Uint8Array>);
}
