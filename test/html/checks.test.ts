/** What the checks of the HTML find when a page is broken in one place. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { builtVersions } from '../acme/builtVersions';
import site from '../acme/site';
import { BuiltSite, type BuiltPage } from './builtSite';
import {
  checkAlternates,
  checkCanonical,
  checkListing,
  checkSharing,
  checkStructuredData,
  checkTitles,
  checkWay,
  checkWords,
} from './heads';
import { LinkChecker } from './links';
import { checkScripts, toSources } from './policy';
import { checkContent, checkHeadings, checkIds } from './structure';

const [current, older] = [builtVersions[0]!, builtVersions.at(-1)!];
const { url } = site;
const page = `${older.basePath}bars`;
const moved = { [older.name]: [{ from: '/moved', to: '/bars' }] };

/** A page of the older version that nothing is wrong with. */
const right = `<!doctype html>
<html lang=en dir=ltr><head>
<title>Bars | Acme Docs</title>
<meta name=description content="Draw bars.">
<meta property=og:description content="Draw bars.">
<meta property=og:title content="Bars | Acme Docs">
<meta property=og:url content=${url}${current.basePath}bars>
<meta property=og:site_name content="Acme Docs">
<meta property=og:image content=${url}/x/og.png>
<meta property=og:image:alt content="Bars | Acme Docs">
<meta property=og:image:width content=1200>
<meta property=og:image:height content=630>
<meta name=twitter:card content=summary_large_image>
<link rel=canonical href=${url}${current.basePath}bars>
<link rel=alternate href=${url}${page} hreflang=en>
<link rel=alternate href=${url}${page} hreflang=x-default>
<script type=application/ld+json>{"@context":"https://schema.org","@type":"TechArticle","headline":"Bars","url":"${url}${current.basePath}bars","image":"${url}/x/og.png"}</script>
<script>begin()</script>
</head><body>
<svg><title>Icon</title><path d="M0 0"/></svg>
<h1>Bars</h1><h2 id=colors>Colors</h2><h3 id="größe">Size</h3>
<p aria-labelledby=colors><a href=#colors>Colors</a> <a href=/x/bars#gr%C3%B6%C3%9Fe>Size</a>
<a href=https://example.org rel="noopener noreferrer">Elsewhere</a>
<img src=/x/og.png alt="" width=1 height=1><a href=/x/ aria-label=Home></a>
</body></html>`;

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'html-'));
});

afterEach(() => rmSync(dir, { recursive: true }));

function write(pathname: string, text: string): void {
  const file = path.join(dir, pathname);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Writes a site of two versions with one broken page, and returns what all checks find on it. */
function findProblems(html: string, name = 'bars'): string[] {
  const { basePath } = older;
  const toSitemap = (...paths: string[]) =>
    paths.map((item) => `<loc>${url}${item}</loc>`).join('');
  write('x/og.png', '');
  write('x/index.html', '<h1>Home</h1>');
  write('x/bars.html', right);
  write(`x/sitemap.xml`, toSitemap('/x/', '/x/bars'));
  write('x/redirects.json', '{}');
  write(`${basePath}redirects.json`, '{}');
  write(`${basePath}sitemap.xml`, toSitemap(`${basePath}${name}`));
  write(`${basePath}${name}.html`, html);
  const built = new BuiltSite(dir, [current, older], site);
  const [broken] = built.pages(older) as [BuiltPage];
  const read = built.page(broken.file);
  return [
    ...checkHeadings(read),
    ...checkIds(read),
    ...checkContent(read),
    ...checkScripts(read, new Set(toSources(built.page('x/bars.html')))),
    ...new LinkChecker(built).checkPage(broken),
    ...checkWords(built, broken, read),
    ...checkCanonical(built, broken, moved),
    ...checkAlternates(built, broken),
    ...checkSharing(built, broken),
    ...checkListing(built, broken),
    ...checkStructuredData(read),
    ...checkWay(read),
  ];
}

test('finds nothing on a page that is right', () => {
  expect(findProblems(right)).toEqual([]);
});

test.each<[what: string, from: string, to: string, problem: string]>([
  ['a second h1', '<h3', '<h1>More</h1><h2>A</h2><h3', 'has 2 h1'],
  ['a heading that skips a level', '<h2 id=colors>Colors</h2>', '', 'skips a level'],
  ['an id twice', '<h1>', '<h1 id=colors>', 'has the id colors of another'],
  [
    'a reference to nothing',
    'aria-labelledby=colors',
    'aria-describedby="colors tip"',
    'aria-describedby="tip", which is not there',
  ],
  ['a link without address', 'href=/x/ ', '', 'has no href'],
  ['a link without a name', ' aria-label=Home', '', 'has nothing that names it'],
  ['an image without text', ' alt=""', '', 'has no alt'],
  ['an image without size', ' width=1', '', 'has no width and height'],
  ['a script that is not allowed', 'begin()', 'begin(1)', 'does not allow its inline script'],
  ['a handler', '<h1>', '<h1 onclick=a()>', 'does not allow <h1> onclick'],
  ['a link to no page', 'href=/x/ ', 'href=/x/lines ', 'there is no /x/lines'],
  ['another spelling', 'href=/x/ ', 'href=/x/index.html ', 'another spelling of /x/'],
  ['an anchor that is not there', 'href=#colors', 'href=#color', `no #color on ${page}`],
  ['an anchor of another version', '%9Fe>', '%9F>', 'there is no #grö'],
  ['a way back for another site', ' rel="noopener noreferrer"', '', 'without rel="noopener"'],
  ['a picture of another host', 'src=/x/og.png', 'src=https://example.org/a.png', 'asks example'],
  ['another language', 'lang=en', 'lang=zh', 'its language is zh'],
  ['no title', 'Bars | Acme Docs</title>', '</title>', 'it has no title'],
  ['a long title', '<title>Bars', `<title>${'Bars '.repeat(14)}`, 'its title has'],
  ['no description', 'name=description', 'name=words', 'it has not one description'],
  ['a long description', 'content="Draw', `content="${'Draw '.repeat(40)}`, 'description has'],
  ['another canonical', 'canonical href=', 'canonical href=/a', 'its canonical address is /a'],
  [
    'itself as canonical',
    `canonical href=${url}/x/`,
    `canonical href=${url}${older.basePath}`,
    'its canonical',
  ],
  ['no canonical', '<link rel=canonical', '<link rel=next', 'its canonical address is missing'],
  ['another alternate', `${page} hreflang=en`, '/x/ hreflang=en', `it does not name en ${url}`],
  ['no picture', `content=${url}/x/og.png`, 'content=/x/a.png', 'is not there'],
  ['another address', 'og:url content=', 'og:url content=/a', 'og:url is'],
  ['a page that hides', '<title>', '<meta name=robots content=noindex><title>', 'in the sitemap'],
  ['no JSON', '{"@context"', '{@context', 'is no JSON'],
  ['another headline', '"headline":"Bars"', '"headline":"Lines"', 'has another headline'],
])('finds %s', (_what, from, to, problem) => {
  expect(right).toContain(from);
  expect(findProblems(right.replace(from, to))).toContainEqual(expect.stringContaining(problem));
});

test('follows a page that has moved, and keeps one that the current version lacks', () => {
  const toCanonical = (problems: string[]) => problems.find((line) => /canonical/.test(line));
  expect(toCanonical(findProblems(right, 'moved'))).toBeUndefined();
  expect(toCanonical(findProblems(right, 'lines'))).toContain(`not ${url}${older.basePath}lines`);
});

test('finds a title that two pages have', () => {
  const pages = ['a', 'b', 'c'].map((pathname) => ({ pathname, title: pathname }));
  expect(checkTitles(pages)).toEqual([]);
  expect(
    checkTitles([...pages, { pathname: 'd', title: 'b' }]).map((item) => item.pathname),
  ).toEqual(['b', 'd']);
});
