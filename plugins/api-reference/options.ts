/** What was extracted of one version. */
export interface ExtractedVersion {
  /** What a visitor reads: `8.11.0`, `v7`. */
  label: string;
  /** Name of the version in `site.ts`. */
  name: string;
  /** Absolute path of the JSON of a `VersionApi`. */
  file: string;
}

/** What the configuration tells the plugin. */
export interface Options {
  /** Titles of pages in the language of the build, by their English ones. */
  titles: Readonly<Record<string, string>>;
  /** Name of the version that is built. */
  version: string;
  /** Absolute path of that version's folder: its pages and demos. */
  versionDir: string;
  /** Every version, newest first. */
  versions: readonly ExtractedVersion[];
  /** Absolute path of a folder that is served as it is: the pages' `.json` and `.md` go there. */
  filesDir: string;
}

export type PluginOptions = Options & { id?: string };
