import type { CurrentBundler, Plugin } from '@docusaurus/types';

/** Is set for a command whose stages are shown. */
const LISTENS = 'DOCS_SHOWS_STAGES';

/** Names what a build does now, to the command that started it; nothing when none listens. */
export function reportStage(stage: string): void {
  if (process.env[LISTENS]) {
    process.send?.({ stage });
  }
}

/** Environment of a command that reports its stages. */
export const stageEnvironment = { [LISTENS]: '1' };

/** Returns the stage that a message of a command names. */
export function readStage(message: unknown): string | undefined {
  const { stage } = (message ?? {}) as { stage?: unknown };
  return typeof stage === 'string' ? stage : undefined;
}

type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;

/** Reports the stages of a build of Docusaurus up to its post-build steps. */
export function stages(): Plugin {
  let compilers = 0;
  return {
    name: 'docusaurus-plugin-stages',
    loadContent: () => reportStage('reading pages and demos'),
    allContentLoaded: () => reportStage('compiling'),
    configureWebpack: () => ({
      plugins: [
        {
          apply({ hooks }: Compiler) {
            compilers += 1;
            hooks.done.tap('stages', () => {
              compilers -= 1;
              if (compilers === 0) {
                reportStage('rendering pages');
              }
            });
          },
        },
      ],
    }),
  };
}
