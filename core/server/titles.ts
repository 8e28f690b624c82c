import { Globby } from '@docusaurus/utils';
import type { NavigationEntry, PageFrontMatter, Subject } from '../navigation';
import { mapFiles } from './files';
import { readPageSource } from './pageSource';

/** `data-grid` → `DataGrid`, `use-grid-api-ref` → `useGridApiRef` */
function toApiName(text: string): string {
  const name = text.replace(/(?:^|-)([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
  return text.startsWith('use') ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

/** Returns the label of an entry: its title, or one made from its subheader or its path. */
export function toTitle({ title, subheader, pathname }: NavigationEntry): string {
  if (title) {
    return title;
  }
  const source = subheader || pathname;
  const name = source
    .slice(source.lastIndexOf('/') + 1)
    .replace('react-', '')
    .replace(/\..*$/, '');
  if (source.startsWith('/api/')) {
    return toApiName(name);
  }
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `ControlledSorting` → `Controlled sorting`, `ExportToCSV` → `Export to CSV` */
export function toDemoTitle(name: string): string {
  return name
    .split(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/)
    .map((word, index) => (index === 0 || /^[A-Z\d]{2,}$/.test(word) ? word : word.toLowerCase()))
    .join(' ');
}

/** A page of a version, as its front matter has it. */
export interface PageTitle extends Partial<Pick<PageFrontMatter, 'product' | 'migratesFrom'>> {
  slug: string;
  title: string;
}

/**
 * Reads the pages of a folder, ordered by slug, without drafts, and without those that can't be read:
 * the checks of their version name these.
 *
 * @param dir absolute path
 */
export async function readPageTitles(dir: string): Promise<PageTitle[]> {
  const files = await Globby('**/*.{md,mdx}', {
    cwd: dir,
    absolute: true,
    ignore: ['**/node_modules/**'],
  });
  const pages = await mapFiles(files, async (file) => {
    const { frontMatter } = await readPageSource(file).catch(() => ({ frontMatter: undefined }));
    const { slug, title, draft, product, migratesFrom } = frontMatter ?? {};
    return typeof slug === 'string' && draft !== true
      ? [
          {
            slug,
            title: String(title),
            product: product as Subject,
            migratesFrom: migratesFrom as string | undefined,
          },
        ]
      : [];
  });
  return pages.flat().toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
}

/**
 * Reads the slugs of a version's pages, in order, without drafts.
 *
 * @param versionDir absolute path of the version's folder
 */
export async function readPageSlugs(versionDir: string): Promise<string[]> {
  return (await readPageTitles(versionDir)).map(({ slug }) => slug);
}
