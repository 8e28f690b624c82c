/**
 * `npm run report`: prints what the pages of the current version leave out, and what readers said of them;
 * `-- v6` of another version, `--json` as JSON.
 */
import { siteDir } from '../core/server/files';
import { validateSite } from '../core/server/site';
import { findVersion } from '../core/server/versions';
import type { Site } from '../core/types';
import { library, reference } from '@site/library';
import site from '@site/site';
import releasedVersions from '@site/versions.json';
import { addDemos } from '../plugins/api-reference/server/apiDemos';
import { measureCoverage, renderCoverage } from '../plugins/api-reference/server/coverage';
import { readGuides } from '../plugins/api-reference/server/guides';
import { readApis } from '../plugins/api-reference/server/history';
import { prepareApis } from '../plugins/api-reference/server/prepareApis';
import { startCommand } from './command';
import { loadReceiver, loadSummary } from './optional';

const command = {
  usage: 'npm run report -- [version] [--json]',
  options: { json: { type: 'boolean', default: false } },
  arguments: [0, 1],
} as const;

/** Returns what readers said of a version, and the same as text; nothing where the site takes no feedback. */
async function readFeedback({ feedback }: Site, label: string) {
  if (!feedback?.startsWith('/')) {
    return { text: '' };
  }
  const { openFeedback } = loadReceiver();
  const { renderSummary, summarize } = loadSummary();
  const all = await openFeedback(siteDir).store.list();
  const places = summarize(all.filter(({ version }) => version === label));
  return { places, text: `\nFeedback:\n${renderSummary(places)}` };
}

void startCommand(command, async ({ values: { json }, positionals: [name] }) => {
  const settings = { library, reference };
  const validated = validateSite(site, releasedVersions);
  const version = findVersion(validated, name, siteDir);
  const known = await readApis(await prepareApis(validated, siteDir, settings, console.error));
  const { apis } = await addDemos(known.get(version.name)?.apis ?? [], version.dir, {}, settings);
  const coverage = measureCoverage(apis, await readGuides(version.dir));
  const { places: feedback, text } = await readFeedback(validated, version.label);
  console.log(
    json
      ? JSON.stringify({ version: version.label, ...coverage, feedback }, null, 2)
      : `${version.label}\n${renderCoverage(coverage)}${text}`,
  );
});
