import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { ApiSummary } from '../../api-reference/types';
import type { BuiltVersion } from '../../../core/server/versions';
import { readTree } from '../../../core/server/sidebar';
import { siteDir } from '../../../core/server/files';
import { toMarkdownPath } from '../toMarkdownPath';
import { collectPages } from './collectPages';
import { findContent } from './findContent';
import type { FinishedBuild } from './finishedBuild';
import { listPages } from './llms/listPages';
import { renderLlmsFiles } from './llms/renderLlmsFiles';
import { writeMarkdownFiles } from './writeMarkdownFiles';

interface Options {
  version: BuiltVersion;
  /** The reference of the version. */
  apis: readonly ApiSummary[];
  /** Titles in the language of the build, by their English ones. */
  titles: Readonly<Record<string, string>>;
}

/** Returns the step that writes `llms.txt` and `llms-full.txt`, after the one that writes Markdown. */
export function createLlmsStep({ version, apis, titles }: Options) {
  return {
    name: 'llms.txt',
    async run(build: FinishedBuild): Promise<void> {
      const { outDir, siteConfig } = build;
      const { basePath, label, products } = version;
      const origin = siteConfig.url;
      const docs = findContent(build, 'docusaurus-plugin-content-docs') as LoadedContent;
      const pages = collectPages(docs.loadedVersions.flatMap((item) => item.docs));
      const texts = pages.map(async ({ permalink }) => {
        const pathname = toMarkdownPath(permalink);
        const file = path.join(outDir, pathname.slice(basePath.length));
        return [`${origin}${pathname}`, await readFile(file, 'utf8')] as const;
      });
      const files = renderLlmsFiles({
        title: `${siteConfig.title} ${label}`,
        summary: siteConfig.tagline,
        origin,
        basePath,
        products,
        titles,
        entries: (await readTree(version, siteDir)).entries,
        pages: listPages(pages, apis, `${origin}${basePath.slice(0, -1)}`),
        texts: new Map(await Promise.all(texts)),
      });
      await writeMarkdownFiles(outDir, basePath, files);
    },
  };
}
