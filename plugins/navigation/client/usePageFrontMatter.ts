import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { PageFrontMatter } from '../types';

/** Returns the front matter of the page that is drawn, which the build has checked. */
export function usePageFrontMatter(): PageFrontMatter {
  return useDoc().metadata.frontMatter as unknown as PageFrontMatter;
}
