import postcss from 'postcss';

/** The at-rules that can be held back from the page. */
const allowed = ['media', 'supports', 'container', 'keyframes'];

/**
 * Throws when a demo's CSS file holds what would reach the page around the demo, naming every
 * such line; also when it is no CSS.
 */
export function validateDemoCss(name: string, code: string): void {
  const problems: string[] = [];
  postcss.parse(code, { from: name }).walkAtRules(({ name: rule, params, source }) => {
    const where = `${name}:${source?.start?.line}`;
    if (!allowed.includes(rule)) {
      problems.push(
        `${where}: @${rule} reaches the page around the demo. A demo's CSS may hold @${allowed.join(', @')}.`,
      );
    }
    if (/\bprefers-color-scheme\b/.test(params) && !/^\([^()]+\)$/.test(params)) {
      problems.push(
        `${where}: write @media (prefers-color-scheme: …) on its own, with other queries inside: the page's mode takes its place.`,
      );
    }
  });
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
}
