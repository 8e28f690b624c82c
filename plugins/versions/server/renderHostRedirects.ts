import type { RedirectMap } from '../../redirects/types';

/** The redirects of a whole host, in the forms that hosts read. */
export interface HostRedirects {
  /** For hosts that read a `_redirects` file. */
  rules: string;
  /** For a `map` of nginx, with the query of the request in it. */
  map: string;
}

/**
 * Renders what a host redirects by itself: every path in both spellings, with and without a slash at
 * its end.
 *
 * @param redirects from path to path, each as the host serves it
 */
export function renderHostRedirects(redirects: RedirectMap): HostRedirects {
  const both = Object.entries(redirects).flatMap(([from, to]) => [
    [from, to] as const,
    [`${from}/`, to] as const,
  ]);
  const toNginx = (to: string) => {
    const [page, anchor] = to.split('#');
    return `${page}$is_args$args${anchor === undefined ? '' : `#${anchor}`}`;
  };
  return {
    rules: both.map(([from, to]) => `${from} ${to} 301\n`).join(''),
    map: both.map(([from, to]) => `${from} "${toNginx(to)}";\n`).join(''),
  };
}
