import { findStored } from './findStored';

/** Returns the version's path that has the list in which a path stands: `/x/v7/` of `/x/v7/react-charts`. */
function* listFolders(pathname: string): Generator<string> {
  const parts = pathname.split('/');
  for (let length = parts.length - 1; length > 0; length -= 1) {
    yield `${parts.slice(0, length).join('/')}/`;
  }
}

/**
 * Finds where a page has moved to, in the redirects that are stored with its version.
 *
 * @returns the address of the page that stands for it
 */
export async function findMoved(url: string): Promise<string | undefined> {
  const { origin, pathname } = new URL(url);
  const path = pathname.replace(/\/$/, '');
  for (const folder of listFolders(path)) {
    const list = await findStored(`${origin}${folder}redirects.json`);
    if (list) {
      const moved = ((await list.json()) as Record<string, string>)[path.slice(folder.length - 1)];
      return moved && `${origin}${folder.slice(0, -1)}${moved}`;
    }
  }
  return undefined;
}
