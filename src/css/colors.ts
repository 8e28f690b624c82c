import { type AtRule, type Rule, parse } from 'postcss';

/** A mode, and whether the visitor asks for more contrast. */
export const looks = ['light', 'dark', 'light, more contrast', 'dark, more contrast'] as const;
export type Look = (typeof looks)[number];

/**
 * Returns the colors of the tokens in a look, by name without dashes.
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

/** A text color that a component makes itself instead of using a token. */
interface OwnColor {
  /** File and selector. */
  where: string;
  mode: 'light' | 'dark';
  color: string;
  /** The component's own background, if it has one. */
  background: string | undefined;
}

/** Returns a color with each hue that its custom property can have. */
function toHues(text: string, hues: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const [, name] = /var\((--[\w-]+)\)/.exec(text) ?? [];
  if (name === undefined) {
    return [text];
  }
  return (hues.get(name) ?? []).map((hue) => text.replaceAll(`var(${name})`, `${hue}deg`));
}

/** Returns the text colors of a component's stylesheet that are not tokens, in each of their hues. */
export function collectOwnColors(
  file: string,
  css: string,
  versionHues: readonly string[],
): OwnColor[] {
  const root = parse(css, { from: file });
  const hues = new Map<string, readonly string[]>([['--version-hue', versionHues]]);
  root.walkDecls(/^--[\w-]+-hue$/, ({ prop, value }) => {
    hues.set(prop, [...(hues.get(prop) ?? []), value]);
  });
  const colors: OwnColor[] = [];
  root.walkDecls('color', ({ value, parent }) => {
    if (value.startsWith('oklch(')) {
      const rule = parent as Rule;
      const { selector } = rule;
      const mode = selector.includes("[data-theme='dark']") ? 'dark' : 'light';
      const texts = rule.nodes.flatMap((node) =>
        node.type === 'decl' && node.prop === 'background' ? [node.value] : [],
      );
      const background = texts.find((text) => text.startsWith('oklch('));
      // Together, so that a text and what is under it get the same hue.
      for (const both of toHues([value, background ?? ''].join('\n'), hues)) {
        const [color = '', under = ''] = both.split('\n');
        colors.push({ where: `${file} ${selector}`, mode, color, background: under || undefined });
      }
    }
  });
  return colors;
}
