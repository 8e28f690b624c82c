/** `npm run pages`: checks the sidebars, pages, code blocks and demos of all versions in all languages. */
import { createBuildContext } from '../core/server/buildContext';
import { checkVersion } from '../core/server/checks';
import { siteDir } from '../core/server/files';
import { listLanguages } from '../core/server/languages';
import { validateSite } from '../core/server/site';
import { setup } from '@site/docusaurus.config';
import { library, reference } from '@site/library';
import { prepareApis } from '../plugins/api-reference/server/prepareApis';
import { startCommand } from './command';

void startCommand({ usage: 'npm run pages' }, async () => {
  const site = validateSite(setup.site, setup.releasedVersions);
  await prepareApis(site, siteDir, { library, reference }, console.log);
  // A page that is not translated is the English one in every language: its problems come once.
  const problems = new Set<string>();
  const languages = ['en', ...listLanguages(site, siteDir)];
  for (const { name } of site.versions) {
    for (const language of languages) {
      const build = { version: name, language, generatedDir: '.docusaurus' };
      const context = await createBuildContext(setup, build);
      (await checkVersion(context)).forEach((problem) => problems.add(problem));
    }
  }
  console.log([...problems].join('\n'));
  process.exitCode = problems.size > 0 ? 1 : 0;
});
