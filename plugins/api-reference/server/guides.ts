import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER, Globby } from '@docusaurus/utils';
import { findNearest } from '../../../core/names';
import { mapFiles, siteDir } from '../../../core/server/files';
import type { ApiSummary } from '../types';

/** A demo that a page shows. */
interface GuideDemo {
  /** Name of its file without the ending. */
  name: string;
  /** Text of its file. */
  code: string;
}

/** A page of a version, as far as it has to do with the reference. */
export interface Guide {
  /** Path of its file in the project, for messages. */
  file: string;
  slug: string;
  title: string;
  /** As its front matter says: a product, or `general`. */
  product: string;
  /** Names of components and interfaces that its front matter gives. */
  components: readonly string[];
  /** In the order of the page. */
  demos: readonly GuideDemo[];
}

const demoElement = /<Demo\s[^>]*?\bname="(\w+)"/g;

async function readDemos(file: string, content: string, demoFiles: ReadonlySet<string>) {
  const demos = [...content.matchAll(demoElement)].map(([, name = '']) => ({
    name,
    path: path.join(path.dirname(file), 'demos', `${name}.tsx`),
  }));
  return Promise.all(
    demos
      // A demo that is missing stops the build when its page is compiled.
      .filter((demo) => demoFiles.has(demo.path))
      .map(async (demo) => ({ name: demo.name, code: await readFile(demo.path, 'utf8') })),
  );
}

/**
 * Reads the pages of a version and the demos that they show; drafts are no pages.
 *
 * @param versionDir absolute path of the version's folder
 * @returns the pages in the order of their slugs
 */
export async function readGuides(versionDir: string): Promise<Guide[]> {
  const find = (pattern: string) =>
    Globby(pattern, { cwd: versionDir, absolute: true, ignore: ['**/node_modules/**'] });
  const [files, demoFiles] = await Promise.all([find('**/*.mdx'), find('**/demos/*.tsx')]);
  const known = new Set(demoFiles);
  const guides = await mapFiles(files, async (filePath): Promise<Guide[]> => {
    const fileContent = await readFile(filePath, 'utf8');
    const { frontMatter, content } = await DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent });
    const { slug, title, product, components, draft } = frontMatter;
    return typeof slug !== 'string' || draft === true
      ? []
      : [
          {
            file: path.relative(siteDir, filePath),
            slug,
            title: String(title ?? slug),
            product: String(product),
            components: Array.isArray(components) ? components.map(String) : [],
            demos: await readDemos(filePath, content, known),
          },
        ];
  });
  return guides.flat().toSorted((a, b) => a.slug.localeCompare(b.slug));
}

/**
 * Says which names in the front matter of pages, under `components`, the reference does not have.
 *
 * @param guides pages of a version
 * @param apis the reference of the same version
 */
export function checkComponentNames(
  guides: readonly Pick<Guide, 'file' | 'components'>[],
  apis: readonly Pick<ApiSummary, 'name'>[],
): string[] {
  const names = [...new Set(apis.map(({ name }) => name))];
  const known = new Set(names);
  return guides.flatMap(({ file, components }) =>
    components
      .filter((name) => !known.has(name))
      .map((name) => {
        const nearest = findNearest(name, names).join(', ');
        const hint = nearest ? `Did you mean ${nearest}?` : 'Take it out of "components".';
        return `${file}: there is no component or interface "${name}" in the reference of this version. ${hint}`;
      }),
  );
}
