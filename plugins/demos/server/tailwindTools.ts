import { createRequire } from 'node:module';

/** What is used of `@tailwindcss/oxide`. */
interface Oxide {
  /** Finds what may be classes in a text. */
  Scanner: new (options: { sources: [] }) => {
    scanFiles(files: { content: string; extension: string }[]): string[];
  };
}

/** What is used of `lightningcss`. */
interface Lightning {
  transform(options: {
    filename: string;
    code: Buffer;
    minify: boolean;
    errorRecovery: boolean;
    include: number;
    exclude: number;
    targets: Record<string, number>;
  }): { code: Uint8Array };
  Features: Record<'Nesting' | 'MediaQueries' | 'LogicalProperties' | 'DirSelector', number>;
}

const requireFromSite = createRequire(__filename);
const requireFromPlugin = createRequire(requireFromSite.resolve('@tailwindcss/postcss'));
const requireFromNode = createRequire(requireFromPlugin.resolve('@tailwindcss/node'));

/**
 * The parts of Tailwind's PostCSS plugin that work on a text. The plugin itself scans folders and
 * registers hooks with Node, which neither a build nor Jest can have.
 */
export const tailwindTools = {
  ...(requireFromPlugin('@tailwindcss/oxide') as Oxide),
  ...(requireFromNode('lightningcss') as Lightning),
};
