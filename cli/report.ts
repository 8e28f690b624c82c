/**
 * `npm run report`: prints what the pages of the current version leave out, and what readers said of them;
 * `-- v6` of another version, `--json` as JSON.
 */
import path from 'node:path';
import { siteDir } from '../core/server/files';
import { validateSite } from '../core/server/site';
import { findVersion } from '../core/server/versions';
import { library, reference } from '@site/library';
import site from '@site/site';
import releasedVersions from '@site/versions.json';
import { addDemos } from '../plugins/api-reference/server/apiDemos';
import { measureCoverage, renderCoverage } from '../plugins/api-reference/server/coverage';
import { readGuides } from '../plugins/api-reference/server/guides';
import { readApis } from '../plugins/api-reference/server/history';
import { prepareApis } from '../plugins/api-reference/server/prepareApis';
import { feedbackFile } from '../plugins/feedback/server/receiver';
import { openStore } from '../plugins/feedback/server/store';
import { renderSummary, summarize } from '../plugins/feedback/server/summary';
import { startCommand } from './command';

const command = {
  usage: 'npm run report -- [version] [--json]',
  options: { json: { type: 'boolean', default: false } },
  arguments: [0, 1],
} as const;

void startCommand(command, async ({ values: { json }, positionals: [name] }) => {
  const settings = { library, reference };
  const validated = validateSite(site, releasedVersions);
  const version = findVersion(validated, name, siteDir);
  const known = await readApis(await prepareApis(validated, siteDir, settings, console.error));
  const { apis } = await addDemos(known.get(version.name)?.apis ?? [], version.dir, {}, settings);
  const coverage = measureCoverage(apis, await readGuides(version.dir));
  const feedback = await openStore(path.resolve(siteDir, feedbackFile)).list();
  const places = summarize(feedback.filter((item) => item.version === version.label));
  console.log(
    json
      ? JSON.stringify({ version: version.label, ...coverage, feedback: places }, null, 2)
      : `${version.label}\n${renderCoverage(coverage)}\nFeedback:\n${renderSummary(places)}`,
  );
});
