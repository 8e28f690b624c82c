import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import { toVersionPath } from '../../../core/pagePath';
import { cacheDir, mapFiles } from '../../../core/server/files';
import type { BuiltVersion } from '../../../core/server/versions';
import type { Site, Version } from '../../../core/types';
import { type HeadKind, addHeadTags } from './head';
import { createManifestStep } from './manifest';
import { collectDocuments, createPictureStep, toPictureFile, toPictureSlug } from './pictures';

const kinds: Readonly<Record<string, HeadKind>> = { '/': 'home', '/404.html': 'missing' };

/**
 * Creates the post-build step that completes the heads of all pages. It runs after the one that writes
 * Markdown, to link to it. Other languages show the English pictures.
 *
 * @param localized the site in the language of the build
 */
function createHeadStep(site: Site, localized: Site, version: Version) {
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

/**
 * Creates the post-build steps for everyone but the pages' readers: manifest, pictures, heads.
 *
 * @param localized the site in the language of the build
 * @param siteDir absolute path of the project
 */
export function createMetadataSteps(
  site: Site,
  localized: Site,
  version: BuiltVersion,
  siteDir: string,
) {
  const logoFile = path.join(siteDir, 'static/img/logo.svg');
  return [
    createManifestStep(localized, logoFile),
    // Their text is English.
    ...(version.language === 'en'
      ? [createPictureStep({ site, version, logoFile, cacheDir: path.join(cacheDir, 'x-docs-og') })]
      : []),
    createHeadStep(site, localized, version),
  ];
}
