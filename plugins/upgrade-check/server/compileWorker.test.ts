import path from 'node:path';
import { siteDir } from '../../../core/server/files';
import { checkCodemods } from './compileWorker';

const dir = path.join(siteDir, 'docs');

test('a codemod that is not installed is named, with what to do', () => {
  expect(checkCodemods({ 9: ['@example/codemod/v9/all'] }, dir)).toEqual([
    'library.ts: the codemods to 9 name @example/codemod/v9/all, which is not installed. Add its package to docs/package.json, or remove it.',
  ]);
});
