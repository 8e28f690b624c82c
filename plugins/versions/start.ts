/** `npm start`, `npm start -- v6 --language zh --port 4000`: serves one version in development. */
import { parseArgs } from 'node:util';
import rawSite from '../../site';
import releasedVersions from '../../versions.json';
import { findLanguage } from '../shared/server/findLanguage';
import { findVersion } from '../shared/server/findVersion';
import { prepareApis } from '../shared/server/prepareApis';
import { validateSite } from '../shared/server/validateSite';
import { readLicenseKey } from './server/readLicenseKey';
import { renderLicenseNotice } from './server/renderLicenseNotice';
import { runDocusaurus } from './server/runDocusaurus';
import { watchTypes } from './server/watchTypes';
import { siteDir } from '../shared/server/siteDir';

async function start(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { port: { type: 'string', default: '3000' }, language: { type: 'string' } },
  });
  const site = validateSite(rawSite, releasedVersions);
  const version = findVersion(site, positionals[0], siteDir, findLanguage(values.language));
  const notice = renderLicenseNotice(readLicenseKey(process.env));
  if (notice !== undefined) {
    console.log(notice);
  }
  await prepareApis(site, siteDir, (label) => console.log(`${label}: reading its API`));
  const stop = watchTypes(version.dir, console.warn);
  try {
    await runDocusaurus(['start', '--no-open', '--port', values.port], version, 'inherit');
  } finally {
    stop();
  }
}

start().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
