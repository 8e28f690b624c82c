export interface RemoteDocument {
  id: string;
  label: string;
  /** Number of documents in a folder, 0 for a file. */
  count: number;
}

const folders: Record<string, RemoteDocument[]> = {
  root: [
    { id: 'contracts', label: 'Contracts', count: 2 },
    { id: 'archive', label: 'Archive of the branch in Kraków', count: 2 },
    { id: 'readme', label: 'Read me first.txt', count: 0 },
  ],
  contracts: [
    { id: 'lease', label: 'Office lease.pdf', count: 0 },
    { id: 'paper', label: 'Paper mill 2025.pdf', count: 0 },
  ],
  archive: [
    { id: 'minutes', label: 'Minutes 1998.pdf', count: 0 },
    { id: 'maps', label: '地図 (scans)', count: 0 },
  ],
};

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** A server in memory: each answer takes a moment, and one folder can fail. */
export function createDocumentServer(options: { failOnce?: string } = {}) {
  let failing = options.failOnce;
  let uploads = 0;
  return {
    async list(parentId = 'root'): Promise<RemoteDocument[]> {
      await wait(400);
      if (failing === parentId) {
        failing = undefined;
        throw new Error('The storage did not answer.');
      }
      return folders[parentId] ?? [];
    },
    upload() {
      uploads += 1;
      const id = `upload-${uploads}`;
      folders.contracts = [
        ...(folders.contracts ?? []),
        { id, label: `Upload ${uploads}.pdf`, count: 0 },
      ];
    },
  };
}
