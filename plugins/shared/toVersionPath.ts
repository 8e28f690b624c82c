import type { Site, Version } from './types';

/** Returns the path that a version is served under, with both slashes. Runs on both sides of the wall. */
export function toVersionPath({ basePath }: Pick<Site, 'basePath'>, version: Version): string {
  return version.name === 'current' || version.host ? basePath : `${basePath}${version.name}/`;
}
