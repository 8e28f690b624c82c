/** Stands for the site's resolved configuration. */
export default {
  title: 'X Docs',
  tagline: 'Documented in every version.',
  url: 'https://docs.example.com',
  baseUrl: '/x/',
  trailingSlash: false,
  noIndex: false,
  future: { experimental_router: 'browser' },
  customFields: {
    version: 'current',
    direction: 'ltr',
    site: {
      name: 'X Docs',
      tagline: 'Documented in every version.',
      url: 'https://docs.example.com',
      basePath: '/x/',
      languages: ['zh'],
      versions: [
        {
          name: 'current',
          label: '8.11.0',
          hue: 255,
          products: ['data-table', 'day-pickers', 'graphs', 'tree-list'],
        },
        { name: 'v6', label: 'v6', hue: 75, products: ['data-table', 'graphs'] },
        { name: 'v4', label: 'v4', hue: 340, products: ['data-table'] },
      ],
    },
  },
  themeConfig: {
    colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true },
    docs: { versionPersistence: 'localStorage', sidebar: {} },
    navbar: { title: 'X Docs', items: [], hideOnScroll: false },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  },
};
