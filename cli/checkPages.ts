/** `tsx cli/checkPages.ts`: checks the sidebars, pages and demos of all versions in all languages. */
import { createBuildContext } from '../core/server/buildContext';
import { checkVersion } from '../core/server/checks';
import { siteDir } from '../core/server/files';
import { prepareApis } from '../core/server/prepareApis';
import { validateSite } from '../core/server/site';
import { prefixedLanguages } from '../core/types';
import { setup } from '../docusaurus.config';

async function check(): Promise<void> {
  const site = validateSite(setup.site, setup.releasedVersions);
  await prepareApis(site, siteDir, (label) => console.log(`${label}: reading its API`));
  // What is not translated is the English page: its problems come once.
  const problems = new Set<string>();
  for (const { name } of site.versions) {
    for (const language of ['en', ...prefixedLanguages] as const) {
      const context = await createBuildContext(setup, {
        version: name,
        language,
        generatedDir: '.docusaurus',
      });
      (await checkVersion(context)).forEach((problem) => problems.add(problem));
    }
  }
  console.log([...problems].join('\n'));
  process.exitCode = problems.size > 0 ? 1 : 0;
}

check().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
