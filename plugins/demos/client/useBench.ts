import { useState } from 'react';
import { useDisplayPreferences } from '../../preferences/client';
import { type CodeStyle, type DisplayPreferences, codeStyleSlugs } from '../../preferences/types';

/** The widths to try a demo at, in px; `full` is the width of the stage. */
export const benchWidths = ['full', 900, 600, 360] as const;
type BenchWidth = (typeof benchWidths)[number];

export interface Bench {
  /** What the demo is rendered with. */
  shown: DisplayPreferences;
  /** What differs from the page. */
  overrides: Partial<DisplayPreferences>;
  width: BenchWidth;
  setWidth(width: BenchWidth): void;
  /** Renders the demo with a value instead of the page's; the page's own value ends that. */
  choose<Key extends keyof DisplayPreferences>(key: Key, value: DisplayPreferences[Key]): void;
}

/** One demo's own switches; it follows the page where they are the same. */
export function useBench(): Bench {
  const page = useDisplayPreferences();
  const [chosen, setChosen] = useState<Partial<DisplayPreferences>>({});
  const [width, setWidth] = useState<BenchWidth>('full');
  const overrides = Object.fromEntries(
    Object.entries(chosen).filter(([key, value]) => value !== page[key as keyof typeof page]),
  ) as Partial<DisplayPreferences>;
  return {
    shown: { ...page, ...overrides },
    overrides,
    width,
    setWidth,
    choose: (key, value) => setChosen({ ...overrides, [key]: value }),
  };
}

/**
 * Returns the playground's query for a demo as it shows here.
 *
 * @param preferences those of the page apply to the rest
 */
export function toPlaygroundSearch(
  id: string,
  preferences: Partial<DisplayPreferences>,
  style: CodeStyle,
): string {
  return `?${new URLSearchParams({ demo: id, ...preferences, style: codeStyleSlugs[style] })}`;
}
