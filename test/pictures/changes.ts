/** A change of a page that the comparison is put to the test with. */
export interface PageChange {
  what: string;
  /** Name of the kind of page that is changed. */
  kind: string;
  /** Whether it is a fault: the pictures must differ, else they must not. */
  fault: boolean;
  /** What changes the page. `--title-size` is the size of its title's letters. */
  css: string;
}

/** What another machine may do to a page, and faults that must not be missed. */
export const changes: readonly PageChange[] = [
  { what: 'a page that nothing changed', kind: 'guide', fault: false, css: ':root {}' },
  {
    what: 'letters that stand a pixel further',
    kind: 'guide',
    fault: false,
    css: 'body { translate: 1px 1px }',
  },
  {
    what: 'letters with other edges',
    kind: 'guide',
    fault: false,
    css: 'body { translate: 0.5px 0.5px; -webkit-text-stroke: 0.1px currentColor }',
  },
  {
    what: 'a sidebar on the wrong side',
    kind: 'guide',
    fault: true,
    css: '.theme-doc-sidebar-container { order: 1 }',
  },
  {
    what: 'a button that is missing',
    kind: 'guide',
    fault: true,
    css: '.navbar button[aria-haspopup="dialog"] { visibility: hidden }',
  },
  {
    what: 'a wrong accent color',
    kind: 'home',
    fault: true,
    css: ':root[data-theme] { --accent: oklch(46% 0.085 160deg) }',
  },
  {
    what: 'a column of text that is 16 px narrower',
    kind: 'guide',
    fault: true,
    css: ':root { --text-width: calc(68ch - 16px) }',
  },
  {
    what: 'a heading that is 2 px larger',
    kind: 'guide',
    fault: true,
    css: 'h1 { font-size: calc(var(--title-size) + 2px) !important }',
  },
];
