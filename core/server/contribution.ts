/** What a plugin brings to the site, and what it may know of the build it brings it to. */
import path from 'node:path';
import type { PluginOptions as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin, PluginModule, RouteConfig } from '@docusaurus/types';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import type { Library } from '../library';
import type { ExtraPage, MovedPages, OtherPage } from '../navigation';
import type { Product, Site } from '../types';
import type { Moves } from './movedPages';
import type { PageText } from './pageText';
import type { Step } from './postBuild';
import type { Sidebar } from './sidebar';
import type { BuiltVersion } from './versions';

type RemarkPlugins = DocsOptions['remarkPlugins'];

/** Places of the theme where plugins put components, in the order in which the plugins are listed. */
export const slots = [
  /** Beside the title of a page; props: `pathname` of the page, `data` of its JSON if it has one. */
  'page-title',
  /** Under the text of a page. */
  'page-end',
  /** Beside the name of a component's reference; props: `api`. */
  'api-title',
  /** Under the introduction of a component's reference. */
  'api-intro',
  /** With what changed between two versions; props: `from` and `to`, their names. */
  'api-changes',
  /** Under the code of a demo; props: its `name`, the `path` of its file in the project. */
  'demo-code-end',
  /**
   * At the end of a demo's menu: an element with `role="menuitem"`; props for it: `className`, `tabIndex`, `onClick`;
   * beside them the `name` of the demo, and `show`, which draws something under the demo.
   */
  'demo-menu',
  /** Under the table of contents. */
  'contents-end',
  /** At the end of the home page. */
  'home-end',
  /** At the end of the version menu: an element with `role="menuitem"`; props for it: `className`, `tabIndex`, `onClick`. */
  'version-menu',
  /** On the 404 page. */
  'not-found',
] as const;
export type Slot = (typeof slots)[number];

/** A page that consists of a demo and its description. */
export interface DemoPage {
  /** Under the version's path, with a slash before it. */
  slug: string;
  title: string;
  description: string;
  /** Name of the demo. */
  demo: string;
}

/** The files that a demo on a page is made of. */
export interface DemoSource {
  /** Folder of its pages in the version: `charts/bars`. */
  folder: string;
  name: string;
  /** The demo itself, then what it imports of the version, as readers have them. */
  files: readonly { name: string; code: string }[];
}

/** Changes the syntax tree of a page before it is compiled or exported. */
export type PageTransformer = (tree: Root, file: VFile) => void;

/** An item of the navbar. */
export interface NavbarEntry {
  /** Where it is among the others: lower numbers come first. */
  order: number;
  /** As Docusaurus wants it. */
  item: object;
  /** `@theme/…` name of the component for an item whose `type` is `custom-…`. */
  component?: string;
}

/** One version in one language, as it is built, checked or served in development. */
export interface BuildContext {
  /** Absolute path of the project. */
  siteDir: string;
  /** `site.ts`, as the host of this build serves it. */
  site: Site;
  /** The same with its texts in the language of the build. */
  localizedSite: Site;
  /** The documented library. */
  library: Library<Product>;
  version: BuiltVersion;
  /** Folder of generated files, relative to the project. */
  generatedDir: string;
  movedPages: MovedPages;
  /** Where pages of this version are in the current one, and pages of others in this one. */
  moves: Moves;
  /** What all plugins bring; complete once every plugin was asked, so read it in hooks only. */
  contributed: Contributed;
}

/** What plugins check of a version. */
interface VersionContent {
  /** Its pages as their authors wrote them. */
  pages: readonly PageText[];
  sidebar: Sidebar;
}

/** The parts of a page that plugins add anchors to. */
export type AnchoredPage = Pick<PageText, 'frontMatter' | 'elements' | 'demos'>;

/** What a plugin brings. */
export interface Contribution {
  /** The Docusaurus plugin. */
  plugin?: PluginModule;
  /** Run on pages before Docusaurus's own, and on their exported Markdown. */
  transformers?: readonly PageTransformer[];
  /** Run on pages before Docusaurus's own. */
  beforeDefaultRemarkPlugins?: RemarkPlugins;
  /** Run on pages after Docusaurus's own. */
  remarkPlugins?: RemarkPlugins;
  /** Makes the sidebar of a version from what its author wrote. */
  sidebarItemsGenerator?: NonNullable<DocsOptions['sidebarItemsGenerator']>;
  /** English texts of owners that are translated with the titles. */
  texts?: readonly string[];
  /** Titles, and other texts of owners, in the language of the build, by their English ones. */
  titles?: Readonly<Record<string, string>>;
  /** Returns what is added to the front matter of a page. */
  extendFrontMatter?: (
    frontMatter: Readonly<Record<string, unknown>>,
    filePath: string,
  ) => Record<string, unknown> | undefined;
  /** Pages that aren't documents, by slug. */
  pages?: Readonly<Record<string, ExtraPage>>;
  demoPages?: readonly DemoPage[];
  /** Reads what the demos on pages are made of, each in its first style. */
  readDemoSources?: () => Promise<readonly DemoSource[]>;
  /** Further pages: links may lead to them, search finds them, and the footer lists them. */
  otherPages?: readonly OtherPage[];
  /** Names of the elements that it makes known to pages. */
  elements?: readonly string[];
  /** Returns what links can lead to on a page because of what the plugin adds to it. */
  anchors?: (page: AnchoredPage) => readonly string[];
  /** Routes of pages that get the frame of documents: navbar, sidebar, version. */
  docRoutes?: readonly RouteConfig[];
  navbar?: readonly NavbarEntry[];
  /** `@theme/…` names of the components that it puts into the theme. */
  slots?: Partial<Record<Slot, string>>;
  /** Folders that are served as they are: absolute, or relative to the project. */
  staticDirectories?: readonly string[];
  /** Leaves pages out of the sitemap. */
  filterSitemap?: <Item extends { url: string }>(items: Item[]) => Item[] | Promise<Item[]>;
  /** Redirects, from slug to slug. */
  redirects?: Readonly<Record<string, string>>;
  /** Returns what is wrong with the content of the version: where it is, what it is, how to mend it. */
  check?: (version: VersionContent) => readonly string[] | Promise<readonly string[]>;
  /** Post-build steps; those of all plugins run one after the other. */
  postBuild?: readonly Step[];
  /** Texts that change when pages must be compiled and exported again, for what the bundler can't see. */
  cacheInputs?: readonly string[];
}

/** The contributions of all plugins, put together. */
export interface Contributed {
  all: readonly Contribution[];
  pages: Readonly<Record<string, ExtraPage>>;
  redirects: Readonly<Record<string, string>>;
  titles: Readonly<Record<string, string>>;
}

/** What a plugin's `index.ts` exports, once it has its options. */
export type SitePlugin = (context: BuildContext) => Contribution | Promise<Contribution>;

type ListKey = {
  [Key in keyof Contribution]-?: NonNullable<Contribution[Key]> extends readonly unknown[]
    ? Key
    : never;
}[keyof Contribution];

/** Returns what all contributions have under a key, in the order of the plugins. */
export function collect<Key extends ListKey>(
  { all }: Contributed,
  key: Key,
): NonNullable<Contribution[Key]>[number][] {
  return all.flatMap((contribution) => [...((contribution[key] ?? []) as never[])]);
}

/** Returns what links can lead to on a page because of what plugins add to it. */
export const listAddedAnchors = ({ all }: Contributed, page: AnchoredPage): string[] =>
  all.flatMap(({ anchors }) => [...(anchors?.(page) ?? [])]);

/** Returns what links can lead to on a page. A translated one has all that its English page has. */
export const listAnchors = (contributed: Contributed, page: PageText): string[] => [
  ...page.anchors,
  ...listAddedAnchors(contributed, page),
  ...(page.english ? listAddedAnchors(contributed, page.english) : []),
];

/** Returns a title, or another text of an owner, in the language of the build. */
export const translateText = ({ titles }: Contributed, english: string): string =>
  titles[english] ?? english;

type CreatePlugin<Content> = (context: LoadContext) => Plugin<Content> | Promise<Plugin<Content>>;

/** Accepts a Docusaurus plugin whatever the type of its content is. */
export const docusaurusPlugin = <Content>(create: CreatePlugin<Content>) => create as PluginModule;

/** Returns the hooks by which Docusaurus finds a plugin's components, in its folder `theme`. */
export function withTheme(pluginDir: string) {
  const dir = path.join(pluginDir, 'theme');
  return { getThemePath: () => dir, getTypeScriptThemePath: () => dir };
}
