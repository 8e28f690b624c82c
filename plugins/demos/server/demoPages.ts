import { Globby } from '@docusaurus/utils';
import { mapFiles } from '../../../core/server/files';
import { type Contributed, collect } from '../../../core/server/contribution';
import { listShownDemos } from '../../../core/server/mdx';
import { readPageSource } from '../../../core/server/pageSource';
import { toDemoTitle } from '../../../core/server/titles';
import type { Subject } from '../../../core/navigation';
import { findSubject } from '../../../core/subject';
import type { PageDemos } from '../types';

const toDemo = (name: string) => ({ name, title: toDemoTitle(name) });

/**
 * Reads the pages of a version that show demos, ordered by slug, without drafts.
 *
 * @param versionDir absolute path of the version's folder
 * @param contributed brings pages that are not documents, and titles in the language of the build
 */
export async function readDemoPages(
  versionDir: string,
  contributed: Contributed,
): Promise<PageDemos[]> {
  const translate = (title: string) => contributed.titles[title] ?? title;
  const files = await Globby('**/*.mdx', {
    cwd: versionDir,
    absolute: true,
    ignore: ['**/node_modules/**'],
  });
  const pages = await mapFiles(files, async (file): Promise<PageDemos[]> => {
    const { frontMatter, content } = await readPageSource(file);
    const { slug, title, product, draft } = frontMatter;
    const names = listShownDemos(content);
    if (typeof slug !== 'string' || draft === true || names.length === 0) {
      return [];
    }
    return [
      {
        slug,
        title: translate(String(title)),
        subject: product as Subject,
        demos: names.map(toDemo),
      },
    ];
  });
  const others = collect(contributed, 'demoPages').map(({ slug, title, demo }): PageDemos => ({
    slug,
    title: translate(title),
    subject: findSubject(slug, {}),
    demos: [toDemo(demo)],
  }));
  return [...pages.flat(), ...others].toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
}
