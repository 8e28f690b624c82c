/**
 * Runs text as an ECMAScript module. It comes from a `blob:` address, which only the page's own
 * scripts can create: the site's Content-Security-Policy doesn't have to allow `eval`.
 *
 * @throws SyntaxError for text that isn't JavaScript, and what the module itself throws
 */
export async function importCode(code: string): Promise<Readonly<Record<string, unknown>>> {
  const url = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  try {
    return (await import(/* webpackIgnore: true */ url)) as Record<string, unknown>;
  } finally {
    URL.revokeObjectURL(url);
  }
}
