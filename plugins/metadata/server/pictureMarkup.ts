import { formatHex } from 'culori';
import type { toDirection } from '../../../core/languages';

const toHex = (l: number, c: number, h: number): string => formatHex({ mode: 'oklch', l, c, h });

/** Tokens of the light mode; pictures have no custom properties. */
export const colors = {
  paper: toHex(0.986, 0.004, 85),
  ink: toHex(0.24, 0.012, 60),
  inkSoft: toHex(0.45, 0.013, 65),
  line: toHex(0.89, 0.009, 80),
};

/** Size of the pictures shown with shared links, in px. */
export const pictureSize = { width: 1200, height: 630 };

/** The content of a page's picture, in the language of the page. */
export interface Picture {
  title: string;
  /** Name of the page's product; `null` for none. */
  product: string | null;
  /** Name of the page's plan; `null` for none. */
  plan: string | null;
  version: { label: string; hue: number };
  site: { name: string; /** An SVG. */ logo: string };
  direction: ReturnType<typeof toDirection>;
}

/** Returns all that is written on a picture. */
export const toPictureText = ({ title, product, plan, version, site }: Picture): string =>
  [site.name, title, version.label, plan, product].filter(Boolean).join(' ');

type Style = Record<string, string | number>;
interface Box {
  type: string;
  props: Record<string, unknown>;
}

const box = (style: Style, ...children: (Box | string)[]): Box => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

const text = (content: string, style: Style): Box => ({
  type: 'div',
  props: { style: { display: 'block', ...style }, children: content },
});

/** Characters that are as wide as they are high. */
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/** The longest allowed title fits into three lines at the smaller size. */
const toTitleSize = (title: string) =>
  title.length + (title.match(wide)?.length ?? 0) > 36 ? 64 : 84;

const chip = (content: string, color: string) =>
  text(content, {
    border: `3px solid ${color}`,
    borderRadius: 12,
    color,
    fontSize: 30,
    fontWeight: 600,
    padding: '8px 24px',
  });

/**
 * Returns a picture as elements for satori.
 *
 * @param families names of the fonts that its text needs
 */
export function toPictureMarkup(
  { title, product, plan, version, site, direction }: Picture,
  families: readonly string[],
): Box {
  const color = toHex(0.5, 0.11, version.hue);
  const logo = `data:image/svg+xml;base64,${Buffer.from(site.logo).toString('base64')}`;
  return box(
    {
      ...pictureSize,
      boxSizing: 'border-box',
      flexDirection: 'column',
      justifyContent: 'space-between',
      backgroundColor: colors.paper,
      borderTop: `24px solid ${color}`,
      color: colors.ink,
      direction,
      fontFamily: families.join(', '),
      padding: '48px 72px 56px',
    },
    box(
      { alignItems: 'center', gap: 24 },
      { type: 'img', props: { src: logo, width: 64, height: 64 } },
      text(site.name, { fontSize: 36, fontWeight: 600 }),
    ),
    text(title, {
      fontSize: toTitleSize(title),
      fontWeight: 700,
      // Letters of a script that joins them stay as far apart as they are.
      letterSpacing: direction === 'rtl' ? 0 : '-0.02em',
      lineClamp: 3,
      lineHeight: 1.15,
    }),
    box(
      {
        alignItems: 'center',
        borderTop: `2px solid ${colors.line}`,
        gap: 24,
        paddingTop: 36,
      },
      chip(version.label, color),
      ...(plan ? [chip(plan, colors.ink)] : []),
      ...(product === null ? [] : [text(product, { color: colors.inkSoft, fontSize: 34 })]),
    ),
  );
}
