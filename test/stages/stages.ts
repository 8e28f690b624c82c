import site from '../../site';
import { commandStage } from './commandStage';
import { countingStage } from './countingStage';
import { jestStage } from './jestStage';
import type { Stage } from './stage';

const code = ['**/*.{ts,tsx,mjs,cjs,css,json,yaml,yml,md}', '!pnpm-lock.yaml', '!i18n/**'];
const prose = '**/*.{md,mdx,ts,tsx,mjs,cjs,css}';

/** Where tools keep what they found, so that they look again at what changed alone. */
const cache = 'node_modules/.cache';
const cached = (tool: string) => ['--cache', '--cache-location', `${cache}/${tool}/`];

/** Checks types. What is known of a version, its build has written too. */
function typesStage(name: string, dir: string): Stage {
  const info = `${cache}/x-docs/${name}.tsbuildinfo`;
  const args = ['-p', dir, '--incremental', '--tsBuildInfoFile', info, '--pretty', 'false'];
  return commandStage(`types:${name}`, 'tsc', args, { quick: true });
}

const versionTypes = site.versions.map(({ name }) =>
  typesStage(name, name === 'current' ? 'docs' : `versioned_docs/version-${name}`),
);

/** All that `npm test` checks, in the order in which it is begun. */
export const stages: readonly Stage[] = [
  jestStage('jest', ['server', 'browser']),
  commandStage('pages', 'tsx', ['plugins/authoring/check.ts'], { quick: true }),
  commandStage('prettier', 'prettier', ['--check', '--log-level', 'warn', '--cache', ...code], {
    quick: true,
  }),
  commandStage(
    'eslint',
    'eslint',
    ['--config', 'test/eslint.config.mjs', '--max-warnings=0', ...cached('eslint'), '.'],
    { quick: true },
  ),
  commandStage(
    'stylelint',
    'stylelint',
    ['--config=test/stylelint.config.mjs', ...cached('stylelint'), '{src,plugins,static}/**/*.css'],
    { quick: true },
  ),
  commandStage(
    'cspell',
    'cspell',
    [
      '--config=test/cspell.json',
      '--no-progress',
      '--no-summary',
      '--relative',
      '--show-suggestions',
      '--cache',
      '--cache-location',
      `${cache}/cspell`,
      prose,
    ],
    { quick: true },
  ),
  commandStage('translations', 'npm', ['run', 'translations', '--silent'], { quick: true }),
  typesStage('site', '.'),
  ...versionTypes,
  countingStage('projects', 'test/projects/run.ts', { alone: true }),
  commandStage('build', 'npm', ['run', 'build', '--silent'], { alone: true }),
  jestStage('copies', ['bad-input', 'cut'], { alone: true, workers: 2 }),
  countingStage('browser', 'test/browser/run.ts', { needs: 'build', alone: true }),
  countingStage('offline', 'test/offline/run.ts', { needs: 'build' }),
  countingStage('hosts', 'test/hosts/run.ts', { needs: 'build' }),
  countingStage('language', 'test/language/run.ts', { needs: 'build' }),
  countingStage('analytics', 'test/analytics/run.ts'),
  countingStage('other-library', 'test/other-library/run.ts'),
  countingStage('pictures', 'test/pictures/run.ts', { needs: 'build' }),
];
