import { existsSync } from 'node:fs';
import path from 'node:path';
import { addLanguage, toVersionPath } from '../pagePath';
import type { Language, Site, Version } from '../types';
import { siteDir } from './files';

/** A version in one language, as it is built. */
export interface BuiltVersion extends Version {
  /** Absolute path of its pages, demos and packages. */
  dir: string;
  /** The language that it is built in. */
  language: Language;
  /** The path that it is served under, with both slashes. */
  basePath: string;
  /** Whether it is the current one. */
  current: boolean;
}

/**
 * Finds a version by its name or its label.
 *
 * @param name `current`, `v6`, `8.11.0`; absent: the current version
 * @param siteDir absolute path of the project
 * @throws an error that lists the versions, or one about a missing `package.json`
 */
export function findVersion(
  site: Site,
  name: string | undefined,
  siteDir: string,
  language: Language = 'en',
): BuiltVersion {
  const wanted = name || 'current';
  const version = site.versions.find((item) => item.name === wanted || item.label === wanted);
  if (!version) {
    const known = site.versions.map((item) => item.name).join(', ');
    throw new Error(`There is no version "${wanted}". Versions in site.ts: ${known}.`);
  }
  const current = version.name === 'current';
  const relative = current ? 'docs' : `versioned_docs/version-${version.name}`;
  const dir = path.join(siteDir, relative);
  if (!existsSync(path.join(dir, 'package.json'))) {
    throw new Error(
      `Version ${version.label} has no ${relative}/package.json. Write one that pins its library, its peers and its React, or remove the version from site.ts and versions.json.`,
    );
  }
  const basePath = addLanguage(toVersionPath(site, version), language);
  return { ...version, dir, current, language, basePath };
}

/**
 * Returns the name of a build's folders: `v4`, in another language `v4.zh`, for a version with its own
 * host `v4.host`.
 */
export function toBuildName({
  name,
  language,
  host,
}: Pick<BuiltVersion, 'name' | 'language' | 'host'>): string {
  const parts = [name, language === 'en' ? '' : language, host === undefined ? '' : 'host'];
  return parts.filter(Boolean).join('.');
}

/** Returns the builds of a site: every version in every language. */
export function listBuilds(site: Site, dir = siteDir): BuiltVersion[] {
  const languages: readonly Language[] = ['en', ...(site.languages ?? [])];
  return site.versions.flatMap(({ name }) =>
    languages.map((language) => findVersion(site, name, dir, language)),
  );
}
