import type { PageText } from './pageText';

/**
 * Returns a page with the anchors that the build gives it: where it has the gallery, each template is a
 * section under its own name.
 */
export function addTemplateAnchors<Page extends Pick<PageText, 'anchors' | 'elements'>>(
  page: Page,
  names: readonly string[],
): Page {
  const isGallery = page.elements.some(({ name }) => name === 'Templates');
  return isGallery ? { ...page, anchors: [...page.anchors, ...names] } : page;
}
