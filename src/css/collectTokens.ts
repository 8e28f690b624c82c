import { parse, type AtRule } from 'postcss';

/** In what the site is drawn: a mode, and whether the visitor asks for more contrast. */
export const looks = ['light', 'dark', 'light, more contrast', 'dark, more contrast'] as const;
export type Look = (typeof looks)[number];

/**
 * Collects what colors the tokens have in a look; the name of a token is without its dashes.
 *
 * @param css the text of `tokens.css`
 */
export function collectTokens(css: string, look: Look): ReadonlyMap<string, string> {
  const [mode, contrast] = look.split(', ');
  const tokens = new Map<string, string>();
  parse(css).walkDecls(/^--/, ({ prop, value, parent }) => {
    const rule = parent?.type === 'rule' ? (parent as { selector?: string }) : {};
    const media = parent?.parent?.type === 'atrule' ? (parent.parent as AtRule).params : 'screen';
    const isOfMode = rule.selector?.includes(`[data-theme='light']`) || mode === 'dark';
    const isOfMedia =
      media === 'screen' || (contrast && media.endsWith('(prefers-contrast: more)'));
    if (rule.selector?.includes('[data-theme=') && isOfMode && isOfMedia) {
      tokens.set(prop.slice(2), value);
    }
  });
  return tokens;
}
