import path from 'node:path';
import rawSite from '../../site';
import releasedVersions from '../../versions.json';
import { validateSite } from '../../core/server/site';
import { buildDir, versions } from '../support/site';
import { BuiltSite } from './builtSite';

let opened: BuiltSite | undefined;

/** The built site that specs check, read once in a worker; `HTML_DIR` names another folder than `build`. */
export function openBuiltSite(): BuiltSite {
  opened ??= new BuiltSite(
    path.resolve(process.env.HTML_DIR ?? buildDir),
    versions,
    validateSite(rawSite, releasedVersions),
  );
  return opened;
}
