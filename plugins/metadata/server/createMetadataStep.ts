import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import { mapFiles } from '../../../core/server/files';
import { toVersionPath } from '../../../core/pagePath';
import type { Site, Version } from '../../../core/types';
import { addHeadTags, type HeadKind } from './addHeadTags';
import { collectDocuments } from './collectDocuments';
import { toPictureFile } from './toPictureFile';
import { toPictureSlug } from './toPictureSlug';

const kinds: Readonly<Record<string, HeadKind>> = { '/': 'home', '/404.html': 'missing' };

/**
 * Creates the step that completes the heads of all pages, after the one that writes Markdown. Other languages show the English pictures.
 *
 * @param site as `site.ts` has it
 * @param localized the same in the language of the build
 */
export function createMetadataStep(site: Site, localized: Site, version: Version) {
  return {
    name: 'Metadata',
    async run(build: Props): Promise<void> {
      const { outDir, baseUrl, routesPaths, siteConfig, i18n } = build;
      const documents = new Map(collectDocuments(build).map((item) => [item.slug, item]));
      const english = `${siteConfig.url}${toVersionPath(site, version)}`;
      const facts = {
        site: {
          name: localized.name,
          tagline: localized.tagline,
          url: `${siteConfig.url}${baseUrl}`,
        },
        language: i18n.currentLocale,
      };
      await mapFiles(routesPaths, async (route) => {
        const slug = `/${route.slice(baseUrl.length)}`;
        const name = slug === '/' ? '/index' : slug.replace(/\.html$/, '');
        const file = path.join(outDir, `${name}.html`);
        if (!existsSync(file)) {
          return;
        }
        const markdown = `${name}.md`;
        const html = addHeadTags(await readFile(file, 'utf8'), kinds[slug] ?? 'page', {
          ...facts,
          picture: english + toPictureFile(toPictureSlug(slug, new Set(documents.keys()))),
          modified: documents.get(slug)?.modified,
          ...(existsSync(path.join(outDir, markdown)) && {
            markdown: `${siteConfig.url}${baseUrl}${markdown.slice(1)}`,
          }),
        });
        await writeFile(file, html);
      });
    },
  };
}
