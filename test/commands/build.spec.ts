/**
 * `npm run build` of an old version in a copy of the project: what is built, what is taken from a cache,
 * and what is said when something is wrong. What is wrong with pages is seen in test/contentChecks.test.ts.
 */
import { execFileSync } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { editCopy, runInCopy } from '../support/copy';
import { expect, test } from '../support/commands';
import { siteDir } from '../support/site';

const version = 'v4';
const versionDir = `versioned_docs/version-${version}`;
const demo = `${versionDir}/data-grid/sorting/demos/CustomComparator.tsx`;
const sidebar = `versioned_sidebars/version-${version}-sidebars.json`;

const build = (copy: string, name = version) => runInCopy(copy, 'cli/build.ts', [name]);

/** Builds a copy, which fails; returns what that printed. */
async function fail(copy: string, name?: string): Promise<string> {
  const { code, output } = await build(copy, name);
  expect(code, output).toBe(1);
  return output;
}

test(
  'a version is built once: another checkout with the same cache takes it from there',
  { tag: '@all' },
  async ({ copyProject }) => {
    const first = await copyProject(version);
    const { code, output } = await build(first);
    expect(output).toContain('v4: built in');
    expect(code).toBe(0);
    const second = await copyProject(version);
    const cache = 'node_modules/.cache';
    await cp(path.join(first, cache), path.join(second, cache), { recursive: true });
    expect((await build(second)).output).toContain('v4: unchanged');
    const page = 'build/x/v4/react-data-grid/sorting.html';
    expect(await readFile(path.join(second, page), 'utf8')).toBe(
      await readFile(path.join(first, page), 'utf8'),
    );
    await editCopy(second, demo, (text) => `${text}\n// Another line.\n`);
    expect((await build(second)).output).toContain('v4: built in');
    await test.step('a commit gives pages their date, and changes no text', async () => {
      const date = '2026-01-05T12:00:00Z';
      const git = (...args: readonly string[]) =>
        execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args], {
          cwd: second,
          env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
        });
      git('init', '--quiet');
      git('add', '--', `${versionDir}/*.mdx`);
      git('commit', '--quiet', '--message', 'Pages.');
      expect((await build(second)).output).toContain('v4: built in');
      expect(await readFile(path.join(second, page), 'utf8')).toMatch(
        /<time datetime="?2026-01-05/i,
      );
    });
  },
);

test(
  'demos that do not compile or do not type-check are named with their lines',
  { tag: '@all' },
  async ({ copyProject }) => {
    const copy = await copyProject(version);
    await test.step('one that does not compile', async () => {
      await editCopy(copy, demo, (text) => `${text}\nconst broken = {;\n`);
      const output = await fail(copy);
      expect(output).toContain('CustomComparator.tsx');
      expect(output).toContain('const broken = {;');
    });
    await test.step('one that does not type-check', async () => {
      await editCopy(copy, demo, (text) =>
        text.replace('const broken = {;', "const broken: number = 'text';"),
      );
      const output = await fail(copy);
      expect(output).toContain('Type errors against the packages of v4');
      expect(output).toMatch(/CustomComparator\.tsx\(\d+,\d+\): error TS2322/);
    });
  },
);

/** Gives a copy a package of its own that can be broken; returns its declarations, from the copy. */
async function copyLibrary(copy: string): Promise<string> {
  const scope = path.join(versionDir, 'node_modules/@material-ui');
  const [from, to] = [path.join(siteDir, scope), path.join(copy, scope)];
  await rm(to, { recursive: true });
  await mkdir(to);
  for (const name of await readdir(from)) {
    const [original, own] = [path.join(from, name), path.join(to, name)];
    await (name === 'data-grid'
      ? cp(original, own, { recursive: true, dereference: true })
      : symlink(original, own));
  }
  await rm(path.join(copy, 'node_modules/.cache/x-docs-api', version), { recursive: true });
  return path.join(scope, 'data-grid/dist/data-grid.d.ts');
}

test(
  'broken declarations of a package stop a build, and so does a package without any',
  { tag: '@all' },
  async ({ copyProject }) => {
    const copy = await copyProject(version);
    const declarations = await copyLibrary(copy);
    await test.step('declarations with types that lead nowhere', async () => {
      await editCopy(copy, declarations, (text) =>
        text
          .replace(/(?<=interface GridColDef \{)/, '\n    spare: Missing;')
          .concat('\nexport declare const GridSpare: Missing;\n'),
      );
      const output = await fail(copy);
      expect(output).toContain("The API of v4 can't be extracted");
      expect(output).toContain(
        `"GridSpare" of @material-ui/data-grid has a type that can't be resolved`,
      );
      expect(output).toContain(`"spare" of GridColDef has a type that can't be resolved`);
    });
    await test.step('no declarations', async () => {
      await rm(path.join(copy, declarations));
      const output = await fail(copy);
      expect(output).toContain("The API of v4 can't be extracted");
      expect(output).toMatch(/@material-ui\/data-grid.*declarations/);
    });
  },
);

/** What an owner may get wrong, by file, and what a build says of it. */
const mistakes: readonly {
  file: string;
  from: string;
  to: string;
  said: readonly (string | RegExp)[];
}[] = [
  {
    file: 'site.ts',
    from: 'tagline:',
    to: 'tagLine:',
    said: [
      'site.ts: "tagline" is required; given: nothing.',
      'site.ts: there is no key "tagLine". Allowed here: name, tagline,',
    ],
  },
  {
    file: sidebar,
    from: '/api/data-grid/grid-col-def',
    to: '/api/data-grid/grid-cold-def',
    said: [sidebar, /grid-cold-def.*GridColDef/],
  },
  {
    file: 'data/ads.ts',
    from: "'/playground'",
    to: "'playground'",
    said: ['data/ads.ts: "[1].link" must start with / or https://; given: "playground".'],
  },
  {
    file: 'data/sponsors.ts',
    from: '/sample-systems.svg',
    to: '/missing.svg',
    said: [
      'data/sponsors.ts: "sponsors[0].light" must be a file in static/; given: "/img/sponsors/missing.svg".',
    ],
  },
  {
    file: `${versionDir}/data-grid/overview/overview.mdx`,
    from: '<Demo name="OrdersGrid"',
    to: '<Demo name="OrderGrid"',
    said: [
      'Cannot build the pages of v4',
      /overview\.mdx:\d+: There is no demo "OrderGrid" beside this page\. Demos in overview\/demos: OrdersGrid, StockToolbar\./,
    ],
  },
];

test(
  'what an owner or an author got wrong stops a build and is named',
  { tag: '@all' },
  async ({ copyProject }) => {
    const copy = await copyProject(version);
    for (const { file, from, to, said } of mistakes) {
      await test.step(file, async () => {
        await editCopy(copy, file, (text) => text.replace(from, to));
        const output = await fail(copy);
        for (const part of said) {
          expect(output).toMatch(part);
        }
        await editCopy(copy, file, (text) => text.replace(to, from));
      });
    }
    await test.step('an unknown version', async () => {
      expect(await fail(copy, 'v3')).toContain(
        'There is no version "v3". Versions in site.ts: current, v7,',
      );
    });
    await test.step('a version without package.json', async () => {
      await rm(path.join(copy, versionDir, 'package.json'));
      expect(await fail(copy)).toContain(`Version v4 has no ${versionDir}/package.json. Write one`);
    });
  },
);
