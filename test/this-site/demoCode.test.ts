import { Globby } from '@docusaurus/utils';
import { siteDir } from '../../core/server/files';
import { collectProblemsOf } from '../../plugins/demos/server/testing/samePrograms';

test('the JavaScript of our demos is the programs that TypeScript makes, with their comments', async () => {
  const files = await Globby(['{docs,versioned_docs}/**/{demos,templates}/**/*.tsx'], {
    cwd: siteDir,
    absolute: true,
    ignore: ['**/node_modules/**'],
  });
  expect(files.length).toBeGreaterThan(20);
  expect(await collectProblemsOf(files, 40)).toEqual([]);
});
