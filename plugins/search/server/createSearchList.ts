import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';
import type { Api } from '../../api-reference/types';
import type { BuiltVersion } from '../../../core/server/versions';
import { readTree } from '../../../core/server/sidebar';
import type { Template } from '../../templates/types';
import type { SearchList } from '../types';
import { addTemplates } from './addTemplates';
import { collectSlugs } from './collectSlugs';
import { readGuides } from './readGuides';
import { toSearchList } from './toSearchList';

/** The path that every tree is written for, whatever the version is served under. */
const treeBase = '/x/';

/** Makes the list of a version of what the docs plugin, the reference and the templates have loaded. */
export async function createSearchList(
  allContent: AllContent,
  version: BuiltVersion,
  siteDir: string,
): Promise<SearchList> {
  const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
  const reference = allContent['docusaurus-plugin-api-reference']?.default as
    { apis: Api[] } | undefined;
  const templates = (allContent['docusaurus-plugin-templates']?.default ?? []) as Template[];
  const guides = await readGuides(docs?.loadedVersions[0]?.docs ?? [], siteDir);
  const { entries } = await readTree(version, siteDir);
  const slugs = collectSlugs(entries, treeBase);
  return toSearchList(version.label, addTemplates(guides, templates), reference?.apis ?? [], slugs);
}
