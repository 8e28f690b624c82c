/** What a wrong project says when it is built: what is wrong, where, and how to mend it. */
import { cp, mkdir, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copySite } from './copySite';
import { runInCopy } from './runInCopy';

const version = 'v4';
const versionDir = `versioned_docs/version-${version}`;
const page = `${versionDir}/data-grid/overview/overview.mdx`;
const demo = `${versionDir}/data-grid/sorting/demos/CustomComparator.tsx`;
const sidebar = `versioned_sidebars/version-${version}-sidebars.json`;

// A build takes ten seconds or so, on a busy machine many more.
jest.setTimeout(300_000);

/** One copy for most tests: each takes back what it broke, and what is right is built again from the cache. */
let copy: string;

/** Copies of tests that change more than the text of files. */
const ownCopies: string[] = [];

async function createOwnCopy(): Promise<string> {
  const dir = await copySite(version);
  ownCopies.push(dir);
  return dir;
}

/** What files of the copy held before a test changed them. */
const originals = new Map<string, string>();

beforeAll(async () => {
  copy = await copySite(version);
});

afterEach(async () => {
  for (const [file, text] of originals) {
    await writeFile(file, text);
  }
  originals.clear();
});

afterAll(() =>
  Promise.all([copy, ...ownCopies].map((dir) => rm(dir, { recursive: true, force: true }))),
);

/** Reads a file of the copy that the test is going to change. */
async function keep(file: string): Promise<{ absolute: string; text: string }> {
  const absolute = path.join(copy, file);
  const text = await readFile(absolute, 'utf8');
  originals.set(absolute, originals.get(absolute) ?? text);
  return { absolute, text };
}

/** Changes a file of the copy; fails when that changes nothing. */
async function edit(file: string, change: (text: string) => string): Promise<void> {
  const { absolute, text } = await keep(file);
  const after = change(text);
  expect(after).not.toBe(text);
  await writeFile(absolute, after);
}

async function remove(file: string): Promise<void> {
  await rm((await keep(file)).absolute);
}

const buildCopy = (name: string, dir = copy) => runInCopy(dir, 'plugins/versions/build.ts', [name]);

/** Builds the copy and returns what it printed; fails when the build does not. */
async function build(dir = copy): Promise<string> {
  const { code, output } = await buildCopy(version, dir);
  expect(code).toBe(1);
  return output;
}

test('a project that is right is built, and not again by another checkout with its cache', async () => {
  const { code, output } = await buildCopy(version);
  expect(output).toContain('v4: built in');
  expect(code).toBe(0);
  const other = await createOwnCopy();
  const cache = 'node_modules/.cache';
  await cp(path.join(copy, cache), path.join(other, cache), { recursive: true });
  const again = await buildCopy(version, other);
  expect(again.output).toContain('v4: unchanged');
});

test('an unknown demo is named with its line and the demos that there are', async () => {
  await edit(page, (text) => text.replace('<Demo name="BotanicGrid"', '<Demo name="BotanicGird"'));
  expect(await build()).toMatch(
    /overview\.mdx:\d+: There is no demo "BotanicGird" beside this page\. Demos in overview\/demos: BotanicGrid\./,
  );
});

test('a demo that does not compile and one that does not type-check are named with their lines', async () => {
  await edit(demo, (text) => `${text}\nconst broken = {;\n`);
  const first = await build();
  expect(first).toMatch(/CustomComparator\.tsx/);
  expect(first).toContain('const broken = {;');
  await edit(demo, (text) => text.replace('const broken = {;', "const broken: number = 'text';"));
  const second = await build();
  expect(second).toContain('These do not type-check against the packages of v4');
  expect(second).toMatch(/CustomComparator\.tsx\(\d+,\d+\): error TS2322/);
});

test('every mistake of a tree is listed at once', async () => {
  await edit(sidebar, (text) => {
    const tree = JSON.parse(text) as {
      docs: [{ customProps: { entries: [{ children: object[] }] } }];
    };
    tree.docs[0].customProps.entries[0].children.push(
      { pathname: '/x/react-data-grid/sorting', title: 'Sorting again' },
      { pathname: '/x/react-data-grid/traveling' },
      { pathname: '/x/react-data-grid/selecting', planned: true, plan: 'gold', shade: 'red' },
    );
    return JSON.stringify(tree);
  });
  const output = await build();
  expect(output).toContain('/x/react-data-grid/sorting stands 2 times');
  expect(output).toContain('Sorting again');
  expect(output).toContain('/x/react-data-grid/traveling');
  expect(output).toContain('"plan" must be one of: pro, premium; given: "gold".');
  expect(output).toContain('there is no key "shade". Allowed: pathname,');
});

test('two pages at one address are named with both files', async () => {
  await edit(`${versionDir}/data-grid/sorting/sorting.mdx`, (text) =>
    text.replace(/^slug: .*$/m, 'slug: /react-data-grid/filtering'),
  );
  const output = await build();
  expect(output).toContain('sorting.mdx');
  expect(output).toContain('filtering.mdx');
  expect(output).toContain('/react-data-grid/filtering');
});

test('links, images, headings, components, front matter and demos that are wrong are listed at once, with lines', async () => {
  await edit(page, (text) =>
    [
      text.replace(/^product: .*$/m, 'product: grid'),
      '#### Deep',
      '# Second',
      '[a](../sorting/sorted.mdx) [b](../sorting/sorting.mdx#nowhere) [c](/react-data-grid/sorted)',
      '![d](./missing.png)',
      '<Dem />',
      '<Demo name="Missing" height={200} />',
    ].join('\n\n'),
  );
  await edit(demo, (text) => `${text}\nconsole.log(rows);\n`);
  const output = await build();
  for (const problem of [
    /overview\.mdx:\d+: "product" in the front matter must be one of/,
    /overview\.mdx:\d+: the heading "Deep" \(####\) skips a level/,
    /overview\.mdx:\d+: the heading "Second" would be the page's second/,
    /overview\.mdx:\d+: broken link to \.\.\/sorting\/sorted\.mdx: .*Did you mean \.\.\/sorting\/sorting\.mdx/,
    /overview\.mdx:\d+: broken link to \S+#nowhere: there is no #nowhere in/,
    /overview\.mdx:\d+: broken link to \/react-data-grid\/sorted: no page of this version/,
    /overview\.mdx:\d+: there is no image \.\/missing\.png/,
    /overview\.mdx:\d+: there is no component <Dem>\. Did you mean <Demo>/,
    /overview\.mdx:\d+: There is no demo "Missing"/,
    /CustomComparator\.tsx:\d+: a demo logs nothing, and this calls console\.log/,
  ]) {
    expect(output).toMatch(problem);
  }
});

test('a page that the next version has no longer is named, with both ways to say where it went', async () => {
  await edit('versioned_docs/version-v5/data-grid/sorting/sorting.mdx', (text) =>
    text.replace(/^slug: .*$/m, 'slug: /react-data-grid/order'),
  );
  expect(await build()).toContain(
    'data/moved-pages.ts: v4 has "Sorting" at /x/react-data-grid/sorting, and v5 has no page there.',
  );
});

test('what npm run new writes is right as it is, and it refuses what is there', async () => {
  const own = await createOwnCopy();
  const create = (...args: string[]) => runInCopy(own, 'plugins/authoring/new.ts', args);
  const { code, output } = await create('page', 'data-grid/row-pinning');
  expect(output).toContain('sidebars.ts: its entry, under Data Grid');
  expect(code).toBe(0);
  expect(await create('demo', 'data-grid/row-pinning', 'RowPinningTwo')).toMatchObject({ code: 0 });
  expect((await create('page', 'data-grid/row-pinning')).output).toContain('There is a page at');
  const checked = await runInCopy(own, 'plugins/authoring/check.ts');
  expect(checked.output.trim()).toBe('');
  expect(checked.code).toBe(0);
});

test('a wrong key in site.ts is named with those that are allowed', async () => {
  await edit('site.ts', (text) => text.replace('tagline:', 'tagLine:'));
  const output = await build();
  expect(output).toContain('site.ts: "tagline" is required; given: nothing.');
  expect(output).toContain('site.ts: there is no key "tagLine". Allowed here: name, tagline,');
});

test('every mistake in data/ads.ts is listed at once', async () => {
  await edit('data/ads.ts', (text) =>
    text.replace('description:', 'text:').replace("'/x/playground'", "'/playground'"),
  );
  const output = await build();
  expect(output).toContain('data/ads.ts: "[0].description" is required; given: nothing.');
  expect(output).toContain('data/ads.ts: there is no key "0.text". Allowed: name, link,');
  expect(output).toContain('"[1].link" must begin with /x/ or https://; given: "/playground".');
});

test('a sponsor without its picture is named with the file that it lacks', async () => {
  await edit('data/sponsors.ts', (text) => text.replace('/sample-systems.svg', '/missing.svg'));
  expect(await build()).toContain(
    'data/sponsors.ts: "sponsors[0].light" is /img/sponsors/missing.svg, but there is no static/img/sponsors/missing.svg.',
  );
});

test('a version without its packages is named with the file that it lacks', async () => {
  await remove(`${versionDir}/package.json`);
  expect(await build()).toContain(`Version v4 has no ${versionDir}/package.json. Write one`);
});

test('a version that is not there is named with those that are', async () => {
  const { code, output } = await buildCopy('v3');
  expect(code).toBe(1);
  expect(output).toContain('There is no version "v3". Versions in site.ts: current, v7,');
});

/** Makes a copy of the project in which the library can be broken, and forgets what was extracted of it. */
async function copyLibrary(): Promise<{ own: string; declarations: string }> {
  const own = await createOwnCopy();
  const scope = path.join(own, versionDir, 'node_modules/@material-ui');
  const original = path.resolve(__dirname, '../..', versionDir, 'node_modules/@material-ui');
  await rm(scope, { recursive: true });
  await mkdir(scope);
  for (const name of await readdir(original)) {
    await (name === 'data-grid'
      ? cp(path.join(original, name), path.join(scope, name), {
          recursive: true,
          dereference: true,
        })
      : symlink(path.join(original, name), path.join(scope, name)));
  }
  await rm(path.join(own, 'node_modules/.cache/x-docs-api', version), { recursive: true });
  return { own, declarations: path.join(scope, 'data-grid/dist/data-grid.d.ts') };
}

test('a package without declarations is named', async () => {
  const { own, declarations } = await copyLibrary();
  await rm(declarations);
  const output = await build(own);
  expect(output).toContain('The API of v4 cannot be extracted');
  expect(output).toMatch(/@material-ui\/data-grid.*declarations/);
});

test('type errors in the declarations of a package are named, with what has them', async () => {
  const { own, declarations } = await copyLibrary();
  const text = await readFile(declarations, 'utf8');
  const broken = text.replace(/(?<=interface GridColDef \{)/, '\n    spare: Missing;');
  expect(broken).not.toBe(text);
  await writeFile(declarations, `${broken}\nexport declare const GridSpare: Missing;\n`);
  const output = await build(own);
  expect(output).toContain('The API of v4 cannot be extracted');
  expect(output).toContain(
    '"GridSpare" of @material-ui/data-grid has a type that cannot be resolved',
  );
  expect(output).toContain('"spare" of GridColDef has a type that cannot be resolved');
});

test('an interface of the tree that no package exports is named with those that are near', async () => {
  await edit(sidebar, (text) =>
    text.replace('/x/api/data-grid/grid-col-def', '/x/api/data-grid/grid-cold-def'),
  );
  const output = await build();
  expect(output).toContain(sidebar);
  expect(output).toMatch(/grid-cold-def.*GridColDef/);
});

test('a component in front matter that the reference does not have is named with those that are near', async () => {
  await edit(page, (text) => text.replace(/^components: .*$/m, 'components: [DataGird]'));
  expect(await build()).toMatch(
    /overview\.mdx:\d+: there is no component or interface "DataGird".*Did you mean.*DataGrid/,
  );
});
