/** What a page of the tree has around its text, and what that reads of the tree. */
const frame = new RegExp(
  [
    String.raw`[\\/]plugins[\\/](?:navigation|shared)[\\/]`,
    String.raw`[\\/]plugin-content-docs[\\/]`,
    String.raw`[\\/]theme-common[\\/]lib[\\/](?:components[\\/]Collapsible|utils[\\/]routesUtils)`,
  ].join('|'),
);

/**
 * Returns a group of `splitChunks`: the frame of pages is one chunk. Its pieces are too small to become
 * one by themselves: each page, and each demo, would bring copies of them.
 */
export function createFrameGroup() {
  return {
    chunks: 'async' as const,
    test: frame,
    name: 'frame',
    priority: 45,
    // What one kind of page has comes with it alone.
    minChunks: 4,
    minSize: 0,
    reuseExistingChunk: true,
    enforce: true,
  };
}
