import path from 'node:path';

/** What is loaded later than the demo: when it is edited, or taken elsewhere. */
const later = /^(?:demo-editor|demo-online|scope-)/;

const pluginDir = path.join(__dirname, '..');

/**
 * Returns a group of `splitChunks`: what draws a demo and its code is one chunk, for pages that have
 * a demo. By default it would come with every page, because more than half of them have one.
 */
export function createDemoGroup() {
  return {
    chunks: ({ name }: { name?: string | null }) => !later.test(name ?? ''),
    test: (module: { nameForCondition?(): string | null | undefined }) => {
      const file = module.nameForCondition?.() ?? '';
      return (
        /[\\/]lucide-react[\\/]/.test(file) ||
        ['theme', 'client'].some((side) => file.startsWith(path.join(pluginDir, side)))
      );
    },
    name: 'demo',
    priority: 46,
    minChunks: 2,
    minSize: 0,
    reuseExistingChunk: true,
    enforce: true,
  };
}
