import site from '../../site';
import { commandStage } from './commandStage';
import { countingStage } from './countingStage';
import { jestStage } from './jestStage';
import type { Stage } from './stage';

const code = ['**/*.{ts,tsx,mjs,cjs,css,json,yaml,yml,md}', '!pnpm-lock.yaml', '!i18n/**'];
const prose = '**/*.{md,mdx,ts,tsx,mjs,cjs,css}';

const versionTypes = site.versions.map(({ name }) => {
  const dir = name === 'current' ? 'docs' : `versioned_docs/version-${name}`;
  return commandStage(`types:${name}`, 'tsc', ['-p', dir, '--pretty', 'false']);
});

/** All that `npm test` checks, in the order in which it is begun. */
export const stages: readonly Stage[] = [
  jestStage('jest', ['server', 'browser']),
  commandStage('prettier', 'prettier', ['--check', '--log-level', 'warn', ...code]),
  commandStage('eslint', 'eslint', ['--config', 'test/eslint.config.mjs', '--max-warnings=0', '.']),
  commandStage('stylelint', 'stylelint', [
    '--config=test/stylelint.config.mjs',
    '{src,plugins,static}/**/*.css',
  ]),
  commandStage('cspell', 'cspell', ['--config=test/cspell.json', '--no-progress', prose]),
  commandStage('translations', 'npm', ['run', 'translations', '--silent']),
  commandStage('types:site', 'tsc', ['-p', '.', '--pretty', 'false']),
  ...versionTypes,
  countingStage('projects', 'test/projects/run.ts', { alone: true }),
  commandStage('build', 'npm', ['run', 'build', '--silent'], { alone: true }),
  jestStage('bad-input', ['bad-input'], { alone: true }),
  countingStage('browser', 'test/browser/run.ts', { needs: 'build', alone: true }),
  countingStage('language', 'test/language/run.ts', { needs: 'build', alone: true }),
  countingStage('offline', 'test/offline/run.ts', { needs: 'build', alone: true }),
  countingStage('analytics', 'test/analytics/run.ts', { alone: true }),
  countingStage('pictures', 'test/pictures/run.ts', { needs: 'build', alone: true }),
];
