/**
 * Style sheets that a version's `mount.tsx`, its `Provider.tsx`, its demos and its packages import: of
 * the library, or of what it is shown with. They apply in islands and nowhere else.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type UrlDependency, bundleAsync } from 'lightningcss';
import postcss, { type AtRule, type Rule } from 'postcss';
import { siteDir, toRelative } from '../../../core/server/files';
import { PSEUDO_ELEMENT, flattenCss, unwrapHost } from './scopeStyles';

const island = '[data-island]';

/** An island or what is in one; it adds nothing to the weight of a selector. */
const inIsland = `:where(${island},${island} *)`;

/** The page itself, anywhere in a selector. */
const PAGE = /:(?:root|host)(?![\w-])|(?<![^\s>+~(,])(?:html|body)(?![\w-])/g;

/** Returns where the last part of a selector begins: what it matches, not what that is in or beside. */
function findSubject(selector: string): number {
  let depth = 0;
  let start = 0;
  for (const { 0: token, index } of selector.matchAll(/"[^"]*"|\\.|[()[\]]|[\s>+~]/g)) {
    if ('(['.includes(token)) {
      depth += 1;
    } else if (')]'.includes(token)) {
      depth -= 1;
    } else if (depth === 0 && /^[\s>+~]$/.test(token)) {
      start = index + 1;
    }
  }
  return start;
}

/**
 * Returns a selector that matches the same elements, but only those in islands, which stand for the page.
 * What is above them may be outside: a class of the page, or an attribute of the island itself.
 */
function scopeSelector(selector: string): string {
  const own = unwrapHost(selector)
    .replace(PAGE, island)
    // `html body`: both are the island.
    .replace(/^(\[data-island\][^\s>+~]*)[\s>]\[data-island\]/, '$1');
  const start = findSubject(own);
  const subject = own.slice(start);
  if (subject.startsWith(island)) {
    return own;
  }
  const end = PSEUDO_ELEMENT.exec(subject)?.index ?? subject.length;
  return own.slice(0, start) + subject.slice(0, end) + inIsland + subject.slice(end);
}

const isStep = ({ parent }: Rule) =>
  parent?.type === 'atrule' && /keyframes$/.test((parent as AtRule).name);

/**
 * Returns CSS that applies only to islands, in the layer `library`: it wins over the site's styles, and a
 * demo's own styles win over it.
 *
 * @param css CSS without imports
 */
export function scopeToIslands(css: string): string {
  const root = postcss.parse(flattenCss(css));
  root.walkRules((rule) => {
    if (!isStep(rule)) {
      rule.selectors = rule.selectors.map(scopeSelector);
    }
  });
  return `@layer library{${root.toString()}}`;
}

/** Finds the file of an import in a style sheet: beside it, or in a package. */
function resolveImport(specifier: string, from: string): string {
  const name = specifier.replace(/^~/, '');
  return /^\.{0,2}\//.test(name)
    ? path.resolve(path.dirname(from), name)
    : createRequire(from).resolve(name);
}

/** Whether an address in a style sheet is a file beside it, which the bundler serves. */
const isFile = ({ url }: UrlDependency) => !/^(?:[a-z][\w+.-]*:|\/|#)/i.test(url);

const client = path.join(__dirname, '../client/islandStyles.ts');

/**
 * Renders the module that adds a style sheet to pages.
 *
 * @param file absolute path of the style sheet
 * @param onRead called with each file that it consists of
 */
export async function renderIslandStyles(
  file: string,
  onRead: (file: string) => void,
): Promise<string> {
  const { code, dependencies } = await bundleAsync({
    filename: file,
    analyzeDependencies: true,
    errorRecovery: true,
    resolver: {
      read(name) {
        onRead(name);
        return readFileSync(name, 'utf8');
      },
      resolve: resolveImport,
    },
  });
  const urls = (dependencies || []).filter((item) => item.type === 'url');
  const files = urls.filter(isFile);
  const css = urls
    .filter((item) => !isFile(item))
    .reduce(
      (text, { placeholder, url }) =>
        text.replaceAll(placeholder, () => url.replaceAll('"', '%22')),
      code.toString(),
    );
  return [
    `import { addIslandStyles } from ${JSON.stringify(client)};`,
    ...files.map(({ url, loc }, index) => {
      const asset = path.resolve(path.dirname(loc.filePath), url.replace(/[?#].*$/, ''));
      return `import file${index} from ${JSON.stringify(asset)};`;
    }),
    `let css = ${JSON.stringify(scopeToIslands(css))};`,
    ...files.map(
      ({ placeholder }, index) =>
        `css = css.replaceAll(${JSON.stringify(placeholder)}, file${index});`,
    ),
    `addIslandStyles(${JSON.stringify(toRelative(siteDir, file))}, css);`,
    '',
  ].join('\n');
}

/** What a bundler calls a loader on. */
interface LoaderContext {
  resourcePath: string;
  addDependency(file: string): void;
  async(): (error: Error | null, code?: string) => void;
}

/** The loader, which makes a module of a style sheet. */
export default function islandStyles(this: LoaderContext): void {
  const done = this.async();
  renderIslandStyles(this.resourcePath, (file) => this.addDependency(file)).then(
    (code) => done(null, code),
    (error: Error) => done(error),
  );
}
