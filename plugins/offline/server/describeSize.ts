import type { OfflineFile, OfflineManifest } from '../types';

const sum = (files: readonly OfflineFile[]) => files.reduce((total, [, , size]) => total + size, 0);

const toMegabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

/** Says how much a version takes on a reader's device, and its parts: `6.1 MB (shell 4.0 MB, charts 2.1 MB)`. */
export function describeSize({ shell, packs }: OfflineManifest): { text: string; bytes: number } {
  const parts = [
    { name: 'shell', bytes: sum(shell) },
    ...packs.map(({ product, files }) => ({ name: product, bytes: sum(files) })),
  ];
  const bytes = parts.reduce((total, part) => total + part.bytes, 0);
  const list = parts.map((part) => `${part.name} ${toMegabytes(part.bytes)}`).join(', ');
  return { text: `${toMegabytes(bytes)} (${list})`, bytes };
}
