/** A page, as far as the tree is concerned. */
export interface Page {
  /** Docusaurus's id. */
  id: string;
  /** The file from the project's folder, for messages. */
  file: string;
  frontMatter: Record<string, unknown>;
  /** The line of each key of the front matter, where they are known. */
  keyLines?: Readonly<Record<string, number>>;
}

/** The fields of a document that are read. */
interface Doc {
  id: string;
  source: string;
  frontMatter: Record<string, unknown>;
}

/** Returns the pages of a version, ordered by file, so that messages do not depend on the disk. */
export function toPages(docs: readonly Doc[]): Page[] {
  return docs
    .map(({ id, source, frontMatter }) => ({
      id,
      file: source.replace('@site/', ''),
      frontMatter,
    }))
    .toSorted((a, b) => (a.file < b.file ? -1 : 1));
}
