import { renderSite, toLibraryTitle } from './siteFiles';

const site = {
  name: 'ui-docs',
  library: '@example/core',
  platform: { version: '1.2.0', packageManager: 'pnpm@10.0.0', browserslist: ['chrome >= 111'] },
  versions: [
    {
      name: 'current',
      label: '8.3.1',
      pins: { '@example/core': '8.3.1', react: '19.2.0' },
      setUp: {
        styleSheet: '@example/core/styles.css',
        provider: 'ExampleProvider',
        component: 'Button',
      },
    },
    {
      name: 'v7',
      label: 'v7',
      pins: { '@example/core': '7.9.0', react: '18.3.1' },
      setUp: { component: 'Button' },
    },
  ],
};

const files = renderSite(site);

test('a site depends on the platform by a version, and each of its versions on the library and its React', () => {
  const read = (file: string) => JSON.parse(files[file] ?? '') as Record<string, object>;
  expect(read('package.json').dependencies).toEqual({ 'x-docs': '1.2.0' });
  expect(read('docs/package.json').dependencies).toEqual(site.versions[0]?.pins);
  expect(read('versioned_docs/version-v7/package.json').dependencies).toEqual(
    site.versions[1]?.pins,
  );
  expect(files['versions.json']).toBe('[\n  "v7"\n]\n');
});

test('every version has a page with a demo, in a sidebar, and demos in what the library needs', () => {
  expect(files['docs/Provider.tsx']).toContain("import '@example/core/styles.css';");
  expect(files['docs/Provider.tsx']).toContain('<ExampleProvider>{children}</ExampleProvider>');
  expect(files['versioned_docs/version-v7/Provider.tsx']).toContain('<>{children}</>');
  for (const dir of ['docs', 'versioned_docs/version-v7']) {
    expect(files[`${dir}/components/overview/overview.mdx`]).toContain(
      '<Demo name="FirstButton" height={120} />',
    );
    expect(files[`${dir}/components/overview/demos/FirstButton.tsx`]).toContain(
      "import { Button } from '@example/core';",
    );
  }
  for (const sidebar of ['sidebars.ts', 'versioned_sidebars/version-v7-sidebars.json']) {
    expect(files[sidebar]).toContain('/api/components');
  }
});

test.each([
  ['@mantine/core', 'Mantine'],
  ['react-day-picker', 'React day picker'],
  ['@example/ui', 'Example UI'],
])('%s is called %s', (library, title) => {
  expect(toLibraryTitle(library)).toBe(title);
});
