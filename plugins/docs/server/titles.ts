import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { TranslationFile } from '@docusaurus/types';

type SidebarItems = LoadedVersion['sidebars'][string];
type Doc = LoadedVersion['docs'][number];
type Translate = (title: string) => string;

const collectLabels = (items: SidebarItems): string[] =>
  items.flatMap((item) => [
    ...('label' in item && item.label && item.type !== 'link' ? [item.label] : []),
    ...(item.type === 'category' ? collectLabels(item.items) : []),
  ]);

/** Returns the titles of the loaded pages and sidebars as Docusaurus's translation file `titles.json`. */
export function toTitleFile({ loadedVersions }: LoadedContent): TranslationFile {
  const titles = loadedVersions.flatMap(({ docs, sidebars }) => [
    ...docs.map(({ title }) => title),
    ...Object.values(sidebars).flatMap(collectLabels),
  ]);
  const content = Object.fromEntries(titles.map((title) => [title, { message: title }]));
  return { path: 'titles', content };
}

/** Whether an HTML item is the text of a planned entry; others hold packed links. */
const isText = (item: { customProps?: Record<string, unknown> }) => !item.customProps?.under;

function translateItems(items: SidebarItems, translate: Translate): SidebarItems {
  return items.map((item) => {
    if (item.type === 'html') {
      return isText(item) ? { ...item, value: translate(item.value) } : item;
    }
    const named = 'label' in item && item.label ? { ...item, label: translate(item.label) } : item;
    return named.type === 'category'
      ? { ...named, items: translateItems(named.items, translate) }
      : named;
  });
}

function translateDoc(doc: Doc, translate: Translate): Doc {
  const { previous, next } = doc;
  return {
    ...doc,
    title: translate(doc.title),
    ...(previous && { previous: { ...previous, title: translate(previous.title) } }),
    ...(next && { next: { ...next, title: translate(next.title) } }),
  };
}

/**
 * Returns the pages and sidebars of the docs plugin with their titles in another language, also in the
 * links to the previous and the next page. A title without a translation stays English.
 *
 * @param titles translations by the English title
 */
export function translateTitles(
  content: LoadedContent,
  titles: Readonly<Record<string, { message: string }>>,
): LoadedContent {
  const translate = (title: string) => titles[title]?.message || title;
  return {
    ...content,
    loadedVersions: content.loadedVersions.map((version) => ({
      ...version,
      docs: version.docs.map((doc) => translateDoc(doc, translate)),
      sidebars: Object.fromEntries(
        Object.entries(version.sidebars).map(([name, items]) => [
          name,
          translateItems(items, translate),
        ]),
      ),
    })),
  };
}
