import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type Contributed,
  type SitePlugin,
  docusaurusPlugin,
  withTheme,
} from '../../core/server/contribution';
import { siteDir, toRelative } from '../../core/server/files';
import { readPins } from '../../core/server/pins';
import { NOTES_FILE, readEvidence, readNotes, readShownDemos } from './server/evidenceFiles';
import { type Component, checkNotes, summarize, toPageEvidence } from './server/summary';
import { evidencePage } from './types';

const listComponents = ({ pages }: Contributed): Component[] =>
  Object.entries(pages).flatMap(([slug, { component }]) =>
    component ? [{ ...component, slug }] : [],
  );

/** What axe, the keyboard and the accessible tree say of each demo: under the demo, and on a page with all components. */
export default function accessibilityEvidence(): SitePlugin {
  return async ({ version, contributed }) => {
    const evidence = await readEvidence(version.dir);
    if (evidence.size === 0) {
      return {};
    }
    const notes = await readNotes(version.dir);
    const read = async () => {
      const sources = contributed.all.map(({ readDemoSources }) => readDemoSources?.() ?? []);
      return {
        evidence,
        pages: await readShownDemos(version.dir),
        sources: (await Promise.all(sources)).flat(),
        pins: readPins(version.dir),
      };
    };
    return {
      plugin: docusaurusPlugin(({ baseUrl }) => ({
        name: 'docusaurus-plugin-accessibility-evidence',
        ...withTheme(__dirname),
        async contentLoaded({ actions }) {
          const summary = summarize(await read(), listComponents(contributed), notes);
          await actions.createData('summary.json', summary);
          actions.addRoute({
            path: `${baseUrl}${evidencePage}`,
            component: '@theme/AccessibilityEvidencePage',
            exact: true,
          });
        },
      })),
      otherPages: [
        {
          slug: `/${evidencePage}`,
          title: { id: 'site.evidence.title', message: 'Accessibility evidence' },
          description: 'What axe and a keyboard walk found in the demos of each component.',
          keywords: ['a11y', 'axe', 'WCAG', 'VPAT', 'audit', 'screen reader', 'keyboard'],
        },
      ],
      check: async () =>
        checkNotes(
          notes,
          summarize(await read(), listComponents(contributed), notes),
          toRelative(siteDir, path.join(version.dir, NOTES_FILE)),
        ),
      postBuild: [
        {
          name: 'Accessibility evidence',
          async run({ outDir }) {
            const pages = toPageEvidence(await read());
            const write = async (file: string, data: unknown) => {
              await mkdir(path.dirname(file), { recursive: true });
              await writeFile(file, JSON.stringify(data));
            };
            await write(
              path.join(outDir, `${evidencePage}.json`),
              Object.fromEntries([...pages].filter(([, page]) => page)),
            );
            for (const [slug, page] of pages) {
              await write(path.join(outDir, slug, `${evidencePage}.json`), page);
            }
          },
        },
      ],
      slots: {
        'demo-menu': '@theme/AccessibilityItem',
        'api-title': '@theme/AccessibilityLink',
      },
    };
  };
}
