import { dependencies } from '../../../../package.json';
import { toolVersions } from './toolVersions';

test('are exact', () => {
  for (const version of Object.values(toolVersions)) {
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  }
});

test.each(['typescript', 'tailwindcss'] as const)("%s is the site's own", (name) => {
  expect(toolVersions[name]).toBe(dependencies[name]);
});
