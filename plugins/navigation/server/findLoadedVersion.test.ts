import { findLoadedVersion } from './findLoadedVersion';

const toContent = (...loadedVersions: object[]) => ({
  'docusaurus-plugin-content-docs': { default: { loadedVersions } },
});

test('finds the version that is built', () => {
  const version = { versionName: 'v6', sidebars: { docs: [] } };
  expect(findLoadedVersion(toContent(version))).toBe(version);
});

test('a version without a tree stops the build and names the file', () => {
  expect(() => findLoadedVersion(toContent({ versionName: 'v6', sidebars: {} }))).toThrow(
    'Version v6 has no tree. Write versioned_sidebars/version-v6-sidebars.json',
  );
});

test('a site without the docs plugin is told what is missing', () => {
  expect(() => findLoadedVersion({})).toThrow('The navigation plugin found no version');
});
