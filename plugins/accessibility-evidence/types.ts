import { toKebabName } from '../../core/names';
import type { Product } from '../../core/types';

/** Slug of the page with all components, without the slash; also the name of its JSON, and of each page's. */
export const evidencePage = 'accessibility-evidence';

/** How a demo is looked at: modes and directions. */
export const views = ['light ltr', 'dark ltr', 'light rtl', 'dark rtl'] as const;
export type View = (typeof views)[number];

export const impacts = ['minor', 'moderate', 'serious', 'critical'] as const;
export type Impact = (typeof impacts)[number];

/** A rule of axe that fails in a demo. */
export interface Failure {
  /** Its name in axe: `color-contrast`. */
  rule: string;
  /** What it demands, in a sentence of axe. */
  help: string;
  impact: Impact;
  /** Where it fails; absent: in every view. */
  views?: readonly View[];
  /** How many elements fail, in the view with most of them. */
  count: number;
  /** Some of them: `button.Example-root "Sort"`. */
  elements: readonly string[];
}

/** What was found in a demo. */
export interface DemoEvidence {
  /** Of the files that it was made of then. */
  hash: string;
  /** How many rules of axe had something to look at. */
  rules: number;
  failures?: readonly Failure[];
  /** Where Tab stops, in order, each with its role and its name: `textbox "Date"`. */
  stops: readonly string[];
  /** Whether there are more stops: they weren't followed to the end. */
  moreStops?: true;
  /** Whether Tab comes back to a stop instead of leaving the demo. */
  trapped?: true;
  /** Indices of stops at which nothing shows that they have the focus. */
  withoutFocus?: readonly number[];
  /** Controls that Tab doesn't lead to, nor to what they are in. */
  unreachable?: readonly string[];
  /** What assistive technology is given, as lines of text. */
  tree: readonly string[];
  /** How many lines are left out at its end. */
  cut?: number;
}

/** What was found in the demos of a folder of pages; the content of its `accessibility.json`. */
export interface FolderEvidence {
  /** The day: `2026-11-26`. */
  measured: string;
  /** The version of axe. */
  axe: string;
  /** The exact versions of the packages that the demos import. */
  packages: Readonly<Record<string, string>>;
  /** By name. */
  demos: Readonly<Record<string, DemoEvidence>>;
}

/** The same of a demo, as pages have it. */
export interface ShownEvidence extends Omit<DemoEvidence, 'hash'> {
  /** Whether the demo has changed since. */
  outdated?: true;
}

/** What was found in the demos of a page: `/<slug of the page>/accessibility-evidence.json`. */
export interface PageEvidence extends Omit<FolderEvidence, 'demos'> {
  demos: Readonly<Record<string, ShownEvidence>>;
}

/** A demo on its page. */
export interface DemoLink {
  title: string;
  /** Path in the version, with the anchor of the demo. */
  path: string;
}

/** What fails in demos of a component: a rule of axe, or what a walk by keyboard has found. */
export interface Problem extends Partial<Pick<Failure, 'help' | 'impact' | 'views'>> {
  /** Its name in axe; of the keyboard, the name in `DemoEvidence`. */
  rule: string;
  /** In how many demos. */
  count: number;
  /** Some of them. */
  demos: readonly DemoLink[];
  /** What a maintainer says of it. */
  note?: string;
}

export interface ComponentSummary {
  name: string;
  product: Product;
  /** Slug of its page in the reference. */
  slug: string;
  /** How many measured demos use it. */
  measured: number;
  problems: readonly Problem[];
}

/** What the page with all components shows (`@generated/docusaurus-plugin-accessibility-evidence/default/summary.json`). */
export interface Summary {
  /** How many demos pages show. */
  demos: number;
  /** How many of them were measured. */
  measured: number;
  /** The first and the last day on which that was. */
  from: string;
  to: string;
  /** The newest version of axe that was used. */
  axe: string;
  components: readonly ComponentSummary[];
}

/** Returns the anchor of a component on the page with all of them. */
export const toComponentAnchor = ({ product, name }: Pick<ComponentSummary, 'product' | 'name'>) =>
  `${product}-${toKebabName(name)}`;

/** Returns the address at which the makers of axe explain a rule. */
export const toRuleHref = (rule: string, version: string): string =>
  `https://dequeuniversity.com/rules/axe/${version.replace(/\.\d+$/, '')}/${rule}`;
