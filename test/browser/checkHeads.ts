import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { extractHead } from '../../plugins/metadata/server/extractHead';

/** Finds the address of the picture that a page is shared with. */
const picturePattern = /<meta property="og:image" content="([^"]+)">/;

function checkHead(buildDir: string, pathname: string): string[] {
  const file = pathname.endsWith('/') ? `${pathname}index.html` : `${pathname}.html`;
  const html = readFileSync(path.join(buildDir, file), 'utf8');
  const head = extractHead(html);
  const [, picture] = picturePattern.exec(html) ?? [];
  const isThere = picture && existsSync(path.join(buildDir, new URL(picture).pathname));
  return [
    ...(['title', 'description', 'canonical'] as const).filter((key) => head[key] === ''),
    ...(isThere ? [] : ['picture']),
  ].map((lack) => `${pathname} has no ${lack}`);
}

/**
 * Returns what pages lack for those who share or index them.
 *
 * @param buildDir absolute path of the folder that is the host's root
 * @param pathnames paths of the pages: `/x/v6/react-charts`
 */
export function checkHeads(buildDir: string, pathnames: readonly string[]): string[] {
  return pathnames.flatMap((pathname) => checkHead(buildDir, pathname));
}
