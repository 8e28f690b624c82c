import { collectImports } from './collectImports';
import { isTemplate } from './isTemplate';
import type { Demo } from './readDemos';
import { readImportableModules } from './readImportableModules';
import type { GeneratedFile } from './renderDemoModules';
import { moduleScopeFile, renderModuleScope } from './renderModuleScope';

/** Returns the module that brings what code edited on a page imports. */
export async function renderScopeModule(
  versionDir: string,
  demos: readonly Demo[],
): Promise<GeneratedFile> {
  // A page template has many files: it is edited elsewhere, and its packages would weigh on pages.
  const edited = demos.filter((demo) => !isTemplate(demo));
  const files = edited.flatMap(({ variants }) => variants.flatMap((variant) => variant.files));
  const imports = collectImports(files.map(({ code }) => code));
  // The development server compiles whatever can be imported, with every change: there, an edit
  // has what demos import.
  const importable =
    process.env.NODE_ENV === 'production'
      ? await readImportableModules(versionDir)
      : ['react', 'react-dom', 'react/jsx-runtime'];
  return { name: moduleScopeFile, text: renderModuleScope(importable, imports) };
}
