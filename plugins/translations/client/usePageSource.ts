import { useDoc } from '@docusaurus/plugin-content-docs/client';

/** Where the text of a page comes from: it is translated, English, or made from a package's types. */
export function usePageSource(): 'translated' | 'english' | 'reference' {
  const { metadata, frontMatter } = useDoc();
  if ('translated' in frontMatter) {
    return 'translated';
  }
  // The official plugin knows the file of each of its pages; a page of the reference has none.
  return 'source' in metadata ? 'english' : 'reference';
}
