/** One call of `gtag`, as Google's script gets it. */
export type GtagCall = readonly unknown[];

/** One thing that a visitor does, and all that is told of it. */
export interface ExpectedStep {
  does: string;
  /** In order. */
  tells: readonly GtagCall[];
}

const base = '/x/v4';

const click = (category: string, action: string | null, label: string | null = null) =>
  ['event', category, { eventAction: action, eventLabel: label }] as const;

const property = (name: string, value: string | number) =>
  ['set', 'user_properties', { [name]: value }] as const;

const view = (path: string, title: string) =>
  [
    'event',
    'page_view',
    {
      page_title: `${title} | X Docs`,
      page_location: `${base}${path}`,
      productId: 'x-data-grid',
      productCategoryId: 'x',
    },
  ] as const;

/** The whole traffic of a visit to v4, but for the web vitals, whose values differ from visit to visit. */
export const expectedTraffic: readonly ExpectedStep[] = [
  {
    does: 'opens the overview and allows it',
    tells: [
      ['js', 'a date'],
      ['config', 'G-TEST123', { send_page_view: false }],
      property('codeVariant', 'TS'),
      property('userLanguage', 'en'),
      property('devicePixelRatio', 1),
      property('colorSchemeOS', 'light'),
      property('colorScheme', 'light'),
      view('/react-data-grid', 'Data grid'),
    ],
  },
  {
    does: 'chooses JavaScript in the settings',
    tells: [click('settings', 'open'), click('settings', 'JS'), property('codeVariant', 'JS')],
  },
  {
    does: 'switches to dark mode',
    tells: [click('settings', 'dark'), property('colorScheme', 'dark')],
  },
  {
    does: 'follows a link to another page',
    tells: [view('/react-data-grid/sorting', 'Sorting')],
  },
  { does: 'follows a link to a section', tells: [] },
  {
    does: 'copies the code of a demo',
    tells: [
      click('demo', 'copy', 'versioned_docs/version-v4/data-grid/sorting/demos/ControlledSort.tsx'),
    ],
  },
  {
    does: 'sets the operating system to dark mode',
    tells: [property('colorSchemeOS', 'dark')],
  },
  {
    does: 'moves the window to a screen with other pixels',
    tells: [property('devicePixelRatio', 1.5)],
  },
  {
    does: 'goes back',
    tells: [view('/react-data-grid', 'Data grid')],
  },
  {
    does: 'declines in the settings, and goes on',
    tells: [click('settings', 'open')],
  },
];
