import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { clickCategories } from './types';

const siteDir = path.resolve(__dirname, '../..');

/** Every place in the site's own code that names a category, and the category where it is a text. */
function collectCategories(): [place: string, category: string | undefined][] {
  const files = ['core', 'plugins', 'src']
    .flatMap((dir) =>
      readdirSync(path.join(siteDir, dir), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.join(dir, file),
      ),
    )
    .filter((file) => /(?<!\.test|\.d)\.tsx?$/.test(file))
    // What reads categories names none.
    .filter((file) => !file.startsWith(path.join('plugins', 'analytics')));
  return files.flatMap((file) => {
    const text = readFileSync(path.join(siteDir, file), 'utf8');
    const named = text.matchAll(/data-ga-event-category['"]?(?:\s*[=:]\s*['"]([^'"]*)['"])?/g);
    return [...named].map(([, category]) => [file, category] as [string, string | undefined]);
  });
}

test('every category of a component has an event', () => {
  const found = collectCategories();
  expect(found.length).toBeGreaterThan(5);
  const unknown = found.filter(
    ([, category]) => !clickCategories.some((item) => item === category),
  );
  expect(unknown).toEqual([]);
});
