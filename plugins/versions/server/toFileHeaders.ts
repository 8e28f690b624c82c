/** Files whose names carry a hash of their content. */
const hashedFile = /\/assets\//;

/** What versions on other hosts read of a version. */
const sharedFile = /\/(?:search\/list\.json|versions\/[^/]+)$/;

/** Without a charset browsers take text for Latin. */
const textTypes: readonly (readonly [ending: string, type: string])[] = [
  ['.md', 'text/markdown; charset=utf-8'],
  ['.txt', 'text/plain; charset=utf-8'],
];

/** Returns the headers of one file, by name, beside those that all files get. */
export function toFileHeaders(pathname: string): Record<string, string> {
  const type = textTypes.find(([ending]) => pathname.endsWith(ending))?.[1];
  return {
    'Cache-Control': hashedFile.test(pathname) ? 'max-age=31536000, immutable' : 'no-cache',
    ...(type && { 'Content-Type': type }),
    ...(sharedFile.test(pathname) && { 'Access-Control-Allow-Origin': '*' }),
  };
}
