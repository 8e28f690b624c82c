// Before what an owner writes is imported.
import './core/server/siteModules.cjs';
import path from 'node:path';
import adsData from '@site/data/ads';
import movedPages from '@site/data/moved-pages';
import redirectData from '@site/data/redirects';
import sponsorData from '@site/data/sponsors';
import type { SiteSetup } from './core/server/buildContext';
import { createConfig } from './core/server/createConfig';
import { siteDir } from './core/server/files';
import accessibilityEvidence from './plugins/accessibility-evidence';
import ads from './plugins/ads';
import analytics from './plugins/analytics';
import apiReference from './plugins/api-reference';
import bundleSize from './plugins/bundle-size';
import codeBlocks from './plugins/code-blocks';
import consent from './plugins/consent';
import demos from './plugins/demos';
import docs from './plugins/docs';
import feedback from './plugins/feedback';
import markdownExport from './plugins/markdown-export';
import mcp from './plugins/mcp';
import metadata from './plugins/metadata';
import navigation from './plugins/navigation';
import offline from './plugins/offline';
import pagePolicy from './plugins/page-policy';
import pageWeight from './plugins/page-weight';
import preferences from './plugins/preferences';
import redirects from './plugins/redirects';
import search from './plugins/search';
import sponsors from './plugins/sponsors';
import templates from './plugins/templates';
import translations from './plugins/translations';
import upgradeCheck from './plugins/upgrade-check';
import yourVersion from './plugins/your-version';
import { library, reference, synonyms } from '@site/library';
import site from '@site/site';
import { fonts } from './src/css/fonts';
import releasedVersions from '@site/versions.json';

/** The site: what its owner writes, and a line for each feature. A feature goes with its line and its folder. */
export const setup: SiteSetup = {
  siteDir,
  site,
  library,
  releasedVersions,
  movedPages,
  // In the order of their components, remark plugins and post-build steps.
  plugins: [
    docs(),
    navigation(),
    translations(),
    pageWeight(),
    preferences(),
    templates(),
    apiReference(reference),
    ads(adsData),
    demos(),
    codeBlocks(),
    feedback(),
    sponsors(sponsorData),
    consent(),
    analytics(),
    markdownExport(),
    yourVersion(),
    bundleSize(),
    accessibilityEvidence(),
    upgradeCheck(reference),
    search({ synonyms }),
    mcp(),
    metadata(),
    redirects(redirectData),
    pagePolicy(),
    offline(),
  ],
  styles: [
    'tokens.css',
    'infima.css',
    'fonts.css',
    'base.css',
    'navbar.css',
    'frame.css',
    'prose.css',
    'code.css',
    'print.css',
    'island.css',
  ].map((name) => path.join(__dirname, 'src/css', name)),
  fonts,
};

export default () => createConfig(setup);
