/** Brings the pages and demos of another documentation in, in the layout of a folder a page. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { toRelative } from '../../core/server/files';
import { readPageSlugs } from '../../core/server/titles';
import { toSidebarFile } from '../../core/server/sidebar';
import type { BuiltVersion } from '../../core/server/versions';
import { checkNewPage, toPlace } from '../new/page';
import { addSidebarEntry } from '../new/sidebarEntry';
import { convertDemo } from './convertDemo';
import { type ConvertedPage, type Left, convertPage } from './convertPage';

interface Import {
  /** Absolute path of the folder with the pages. */
  folder: string;
  /** The folder of the version that they go into: `charts`. */
  to: string;
  version: BuiltVersion;
  siteDir: string;
  /** Formats the text of a file; what can't be read stays as it is. */
  format: Format;
}

type Format = (text: string, filepath: string) => Promise<string>;

export interface Imported {
  pages: number;
  demos: number;
  /** What is left to do by hand: file, line and problem. */
  left: string[];
}

const extensions = ['.tsx', '.ts', '.jsx', '.js', '.css', '.json'];

/** Finds a file that is written without its extension, or with one. */
const findFile = (file: string): string | undefined =>
  [...extensions.map((extension) => file + extension), file].find(
    (item) => extensions.includes(path.extname(item)) && existsSync(item),
  );

const relativeImport = /(?:from\s+|import\s*\(?\s*)(['"])(\.{1,2}\/[^'"]+)\1/g;

/** TypeScript, whatever it was: `.js` becomes `.ts`, or with elements `.tsx`. */
function toTypeScriptName(name: string, code: string): string {
  return name.replace(/\.jsx?$/, /<\/|\/>/.test(code) ? '.tsx' : '.ts');
}

const toPascalCase = (name: string) =>
  name.replace(/(?:^|[^A-Za-z\d]+)([A-Za-z\d])/g, (_match, letter: string) => letter.toUpperCase());

/** Text for front matter, between quotes where YAML needs them. */
const toYaml = (text: string) =>
  /^[\w"'`[{&*!|>%@]?[^:#"]*$/.test(text) && /^\w/.test(text) ? text : JSON.stringify(text);

const renderPage = (page: ConvertedPage, { slug, product }: ReturnType<typeof toPlace>): string =>
  [
    '---',
    `title: ${toYaml(page.title)}`,
    `description: ${toYaml(page.description)}`,
    `slug: ${slug}`,
    `product: ${product}`,
    ...(page.components.length > 0 ? [`components: [${page.components.join(', ')}]`] : []),
    '---',
    '',
    page.text,
  ].join('\n');

/** Names of demos that no page's demo can have: of the home page, and of page templates. */
async function readTakenNames({ dir }: BuiltVersion): Promise<Set<string>> {
  const files = await Globby(['home/demos/*.tsx', 'templates/*/*.tsx'], { cwd: dir });
  return new Set(files.map((file) => path.basename(file, '.tsx')));
}

/** Writes the demos of a page, with the files beside it that they import. */
class DemoWriter {
  readonly left: string[] = [];
  private readonly written = new Set<string>();

  constructor(
    private readonly from: string,
    private readonly to: string,
    private readonly describe: (file: string) => string,
    private readonly format: Format,
  ) {}

  private async write(name: string, text: string): Promise<void> {
    const file = path.join(this.to, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, await this.format(text, file), { flag: 'wx' });
  }

  private list(file: string, left: readonly Left[]): void {
    this.left.push(
      ...left.map(({ line, problem }) => `${this.describe(file)}:${line}: ${problem}`),
    );
  }

  /** Writes a file that demos import, and what that imports. */
  private async writeHelper(file: string): Promise<void> {
    if (this.written.has(file)) {
      return;
    }
    this.written.add(file);
    const code = await readFile(file, 'utf8');
    const isCode = /\.[jt]sx?$/.test(file);
    const { code: text, left } = isCode ? await convertDemo(code) : { code, left: [] };
    this.list(file, left);
    const name = toTypeScriptName(toRelative(this.from, file), code);
    await this.write(name, text);
    if (isCode) {
      await this.writeImports(file, code);
    }
  }

  private async writeImports(file: string, code: string): Promise<void> {
    for (const { 2: specifier = '', index } of code.matchAll(relativeImport)) {
      const target = findFile(path.resolve(path.dirname(file), specifier));
      const line = code.slice(0, index).split('\n').length;
      if (target === undefined) {
        this.list(file, [{ line, problem: `"${specifier}" was not found.` }]);
      } else if (toRelative(this.from, target).startsWith('..')) {
        this.list(file, [{ line, problem: `"${specifier}" is outside of the page's folder.` }]);
      } else {
        await this.writeHelper(target);
      }
    }
  }

  /** @returns whether there is such a demo */
  async writeDemo(name: string, newName: string): Promise<boolean> {
    const file = ['.tsx', '.jsx', '.js']
      .map((end) => path.join(this.from, name + end))
      .find(existsSync);
    if (file === undefined) {
      return false;
    }
    if (this.written.has(file)) {
      return true;
    }
    this.written.add(file);
    const source = await readFile(file, 'utf8');
    const preview = await readFile(`${path.join(this.from, name)}.tsx.preview`, 'utf8').catch(
      () => undefined,
    );
    const component = newName === name ? name : newName;
    const { code, left } = await convertDemo(source, component, preview);
    this.list(file, [
      ...(file.endsWith('.tsx') ? [] : [{ line: 1, problem: 'it was JavaScript: give it types.' }]),
      ...left,
    ]);
    const renamed = code.replace(
      new RegExp(`\\b${name.replaceAll(/\W/g, '\\$&')}\\b`, 'g'),
      newName,
    );
    await this.write(`${newName}.tsx`, renamed);
    await this.writeImports(file, source);
    return true;
  }
}

/** Pages: each Markdown file but translations, which end with a language: `lines-zh.md`. */
async function listPages(folder: string): Promise<string[]> {
  const files = (
    await Globby('**/*.{md,mdx}', { cwd: folder, ignore: ['**/node_modules/**'] })
  ).toSorted();
  const known = new Set(files);
  return files.filter(
    (file) =>
      !known.has(file.replace(/-[a-z]{2}(?=\.mdx?$)/, '')) || !/-[a-z]{2}\.mdx?$/.test(file),
  );
}

/** `lines/lines.md` and `lines.md` are the page `lines`. */
function toPageName(file: string): string {
  const parts = file.replace(/\.mdx?$/, '').split('/');
  const last = parts.at(-1);
  return (parts.at(-2) === last || last === 'index' ? parts.slice(0, -1) : parts).join('/');
}

/**
 * Writes a page for each Markdown file of a folder, with its demos, their previews, the files that they import,
 * and its entry in the sidebar.
 *
 * @returns what was written, and what is left to do
 */
export async function importDocs(wanted: Import, basePath: string): Promise<Imported> {
  const { folder, to, version, siteDir, format } = wanted;
  const result: Imported = { pages: 0, demos: 0, left: [] };
  const slugs = await readPageSlugs(version.dir);
  const folders = [to, ...(await readdir(version.dir))];
  const taken = await readTakenNames(version);
  const sidebar = toSidebarFile(version);
  const sidebarFile = path.join(siteDir, sidebar);
  for (const file of await listPages(folder)) {
    const source = path.join(folder, file);
    const describe = (item: string) => toRelative(process.cwd(), item);
    const where = `${to}/${toPageName(file)}`.toLowerCase();
    const place = toPlace(where);
    const problems = checkNewPage(where, place, { slugs, folders });
    if (problems.length > 0) {
      result.left.push(...problems.map((problem) => `${describe(source)}:1: ${problem}`));
      continue;
    }
    const page = convertPage(await readFile(source, 'utf8'), basePath);
    result.left.push(
      ...page.left.map(({ line, problem }) => `${describe(source)}:${line}: ${problem}`),
    );
    const target = path.join(version.dir, place.file);
    const writer = new DemoWriter(
      path.dirname(source),
      path.join(path.dirname(target), 'demos'),
      describe,
      format,
    );
    let { text } = page;
    for (const name of new Set(page.demos.map((demo) => demo.name))) {
      const own = toPascalCase(path.basename(name));
      const newName = taken.has(own) ? `${place.name}${own}` : own;
      if (await writer.writeDemo(name, newName)) {
        result.demos += 1;
        text = text.replaceAll(`<Demo name="${name}"`, `<Demo name="${newName}"`);
      } else {
        text = text.replaceAll(new RegExp(`<Demo name="${name}"[^>]*/>\n?`, 'g'), '');
        result.left.push(
          `${describe(source)}:1: the demo ${name} was not found, and was left out.`,
        );
      }
    }
    result.left.push(...writer.left);
    await mkdir(path.dirname(target), { recursive: true });
    const written = await format(renderPage({ ...page, text }, place), target);
    await writeFile(target, written, { flag: 'wx' });
    result.pages += 1;
    slugs.push(place.slug);
    try {
      const entry = addSidebarEntry(await readFile(sidebarFile, 'utf8'), sidebar, {
        pathname: place.slug,
      });
      await writeFile(sidebarFile, await format(entry.text, sidebarFile));
    } catch (error) {
      result.left.push((error as Error).message.replace(', then run this again', ''));
    }
  }
  return result;
}
