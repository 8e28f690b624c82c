import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { mapFiles } from '../../../core/server/files';
import { listShownDemos } from '../../../core/server/mdx';
import { readPageSource } from '../../../core/server/pageSource';
import type { EvidencePage } from './summary';

/** Reads which pages of a version show demos, without drafts, ordered by folder. */
export async function readShownDemos(versionDir: string): Promise<EvidencePage[]> {
  const files = await Globby('**/*.mdx', { cwd: versionDir, ignore: ['**/node_modules/**'] });
  const pages = await mapFiles(files.toSorted(), async (file): Promise<EvidencePage[]> => {
    const { frontMatter, content } = await readPageSource(path.join(versionDir, file));
    const { slug, draft } = frontMatter;
    const demos = [...new Set(listShownDemos(content))];
    return typeof slug === 'string' && draft !== true && demos.length > 0
      ? [{ slug, folder: path.posix.dirname(file), demos }]
      : [];
  });
  return pages.flat();
}
