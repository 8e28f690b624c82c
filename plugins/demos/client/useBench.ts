import { useState } from 'react';
import { useDisplayPreferences } from '../../preferences/client';
import { type CodeStyle, type DisplayPreferences, codeStyleSlugs } from '../../preferences/types';

/** The widths that a demo can be tried at, in px; `full` is the width of the stage. */
export const benchWidths = ['full', 900, 600, 360] as const;
type BenchWidth = (typeof benchWidths)[number];

export interface Bench {
  /** What the demo is drawn with. */
  shown: DisplayPreferences;
  /** What of it differs from the page. */
  overrides: Partial<DisplayPreferences>;
  width: BenchWidth;
  setWidth(width: BenchWidth): void;
  /** Draws the demo with a value instead of the page's, or with the page's again. */
  choose<Key extends keyof DisplayPreferences>(key: Key, value: DisplayPreferences[Key]): void;
}

/** One demo's own switches; a demo whose switches are as the page's follows the page. */
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

/** Returns the query of the playground that shows a demo as it is drawn here. */
export function toPlaygroundSearch(
  name: string,
  preferences: DisplayPreferences,
  style: CodeStyle,
): string {
  return `?${new URLSearchParams({ demo: name, ...preferences, style: codeStyleSlugs[style] })}`;
}
