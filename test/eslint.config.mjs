import eslint from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import typescript from 'typescript-eslint';

const demoFiles = ['docs/**/*.tsx', 'versioned_docs/**/*.tsx'];
const testFiles = ['**/*.test.{ts,tsx}', 'test/**'];

export default defineConfig(
  globalIgnores([
    'build/',
    'build-*/',
    '**/.docusaurus*/',
    '.cache/',
    '.turbo/',
    'test/results/',
    '**/node_modules/',
    '**/.cache/',
    'i18n/',
    // Code as visitors have it.
    'test/this-site/upgrades/',
  ]),
  eslint.configs.recommended,
  typescript.configs.strict,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: {
      globals: {
        console: 'readonly',
        process: 'readonly',
        document: 'readonly',
        window: 'readonly',
      },
    },
    rules: {
      eqeqeq: ['error', 'always'],
      'no-console': 'off',
      // The compiler knows every name; these do not.
      'no-undef': 'off',
      // Tests add members to such an interface.
      '@typescript-eslint/no-empty-object-type': [
        'error',
        { allowInterfaces: 'with-single-extends' },
      ],
      'no-redeclare': 'off',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      'max-lines': ['error', { max: 250, skipComments: true, skipBlankLines: true }],
    },
  },
  {
    files: ['**/*.tsx', '**/client/**/*.ts'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.strict],
    rules: {
      // A block of code that scrolls must be reachable by keyboard.
      'jsx-a11y/no-noninteractive-tabindex': [
        'error',
        { tags: ['pre'], roles: ['tabpanel', 'region'] },
      ],
    },
  },
  {
    files: demoFiles,
    rules: {
      // Each version has its own React; its compiler checks the demos, and a reader's taste their style.
      '@typescript-eslint/no-non-null-assertion': 'off',
      'react-hooks/set-state-in-effect': 'off',
      'react-hooks/incompatible-library': 'off',
    },
  },
  {
    files: ['{cli,core,deploy,plugins}/**/*.ts'],
    ignores: [...testFiles, 'core/server/files.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'path',
          property: 'relative',
          message: 'It has backslashes on Windows. Use toRelative of core/server/files.ts.',
        },
      ],
    },
  },
  {
    files: ['{core,plugins,src}/**/{client,theme,worker}/**/*.{ts,tsx}'],
    ignores: testFiles,
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'CallExpression[callee.name="fetch"]:not(:has(Property[key.name="signal"]))',
          message: 'A line can stall before an answer and in it. Pass a signal with a limit.',
        },
      ],
    },
  },
  // Lists of settings and pages: a second file would only hide a part of them.
  { files: ['sidebars.ts', 'docusaurus.config.ts'], rules: { 'max-lines': 'off' } },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  {
    files: testFiles,
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      'max-lines': 'off',
    },
  },
);
