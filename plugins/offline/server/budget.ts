import { formatSize } from '../../../core/formatSize';

interface Compilation {
  errors: { push(error: Error): void };
  getAssets(): readonly { name: string; source: { size(): number } }[];
}

interface Compiler {
  hooks: {
    thisCompilation: {
      tap(
        name: string,
        run: (compilation: Compilation & { hooks: { afterProcessAssets: Hook } }) => void,
      ): void;
    };
  };
}

interface Hook {
  tap(name: string, run: () => void): void;
}

/**
 * Returns a plugin of the bundler that fails when the code of a version alone takes more than its budget:
 * before its pages are rendered, which takes most of a build's time.
 */
export const checkCodeBudget = (label: string, budget: number) => ({
  apply({ hooks }: Compiler) {
    hooks.thisCompilation.tap('offline', (compilation) => {
      compilation.hooks.afterProcessAssets.tap('offline', () => {
        const scripts = compilation.getAssets().filter(({ name }) => name.endsWith('.js'));
        const bytes = scripts.reduce((sum, { source }) => sum + source.size(), 0);
        if (bytes > budget * 1e6) {
          compilation.errors.push(
            new Error(
              `Offline, the code of ${label} alone takes ${formatSize(bytes)}; the budget is ${budget} MB. Make demos smaller, or raise offlineBudget in site.ts.`,
            ),
          );
        }
      });
    });
  },
});
