import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { TranslationFile } from '@docusaurus/types';

type Sidebar = LoadedVersion['sidebars'][string];

const collect = (items: Sidebar): string[] =>
  items.flatMap((item) => [
    ...('label' in item && item.label && item.type !== 'link' ? [item.label] : []),
    ...(item.type === 'category' ? collect(item.items) : []),
  ]);

/** Returns the titles of the loaded pages and trees as Docusaurus's file of translations: `titles.json`. */
export function toTitleFile({ loadedVersions }: LoadedContent): TranslationFile {
  const titles = loadedVersions.flatMap(({ docs, sidebars }) => [
    ...docs.map(({ title }) => title),
    ...Object.values(sidebars).flatMap(collect),
  ]);
  const content = Object.fromEntries(titles.map((title) => [title, { message: title }]));
  return { path: 'titles', content };
}
