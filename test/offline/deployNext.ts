import { createHash } from 'node:crypto';
import { cp, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { OfflineFile, OfflineManifest } from '../../plugins/offline/types';

/** What the next build says on the page that it changes. */
export const nextText = 'Written in the next build';

/** The page that has another path in the next build. */
export const renamed = { from: 'common-concepts/custom-components', to: 'common-concepts/renamed' };

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** Makes the next build of a site in another folder: one page says something new, one has another path. */
export async function deployNext(dir: string, base: string, next: string): Promise<void> {
  await cp(dir, next, { recursive: true });
  const folder = path.join(next, base);
  const edit = async (name: string, change: (text: string) => string) => {
    const text = change(await readFile(path.join(folder, name), 'utf8'));
    await writeFile(path.join(folder, name), text);
    return text;
  };
  const page = await edit('introduction.html', (text) =>
    text.replace('</h1>', `</h1><p>${nextText}</p>`),
  );
  await rename(path.join(folder, `${renamed.from}.html`), path.join(folder, `${renamed.to}.html`));
  await edit('redirects.json', (text) =>
    JSON.stringify({ ...JSON.parse(text), [`/${renamed.from}`]: `/${renamed.to}` }),
  );
  await edit('offline.json', (text) => {
    const manifest = JSON.parse(text) as OfflineManifest;
    const change = ([file, revision, size]: OfflineFile): OfflineFile => {
      const changes: Record<string, OfflineFile> = {
        introduction: [file, hash(page), size],
        'redirects.json': [file, hash(text), size],
        [renamed.from]: [renamed.to, revision, size],
      };
      return changes[file] ?? [file, revision, size];
    };
    return JSON.stringify({
      ...manifest,
      build: 'next',
      shell: manifest.shell.map(change),
    } satisfies OfflineManifest);
  });
  await edit('sw.js', (text) => `${text}\n// the next build`);
}
