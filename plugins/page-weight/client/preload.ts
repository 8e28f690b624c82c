/** Replaces Docusaurus's own: a page may not be in the table of routes yet. */
import { decodeText } from '../../../core/escapes';
import { addPage, findRoutes } from './pages';

/** Returns the spellings of a path that a route can have. */
function toSpellings(pathname: string): string[] {
  const path = pathname.replace(/(?:\/index)?\.html$/, '') || '/';
  return [...new Set([path, decodeText(path)])];
}

/** Loads everything that a page is drawn from. */
export default async function preload(pathname: string): Promise<void> {
  const spellings = toSpellings(pathname);
  await Promise.all(spellings.map(addPage));
  const routes = spellings.flatMap((path) => findRoutes(path));
  await Promise.all(routes.map(({ component }) => component.preload()));
}
