/** Every script that a page loads is weighed, by the tables of the bundler. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { builtVersions } from '../acme/builtVersions';
import site from '../acme/site';
import { BuiltSite, type BuiltPage } from './builtSite';
import { budgets } from './budgets';
import { ChunkMap } from './chunkMap';
import { Scales } from './weight';

/** The module with the table of routes as the bundler writes it. */
const main = [
  '{11(e,t,n){"use strict";t.a=1},28191(e,t,n){"use strict";n.d(t,{a:()=>l,b:()=>i,c:()=>u});var r=n(10483);let a=()=>n.e("9").then(n.bind(n,4)),',
  'o=[{path:"/x/",component:(0,r.a)({__comp:()=>Promise.resolve().then(n.bind(n,3)),__context:{plugin:{name:"pages"}}}),exact:!0},',
  '{path:["/x/templates/blog","/x/templates/sales"],component:(0,r.a)({__comp:()=>n.e("5").then(n.bind(n,3))}),exact:!0},',
  '{path:"/x/",component:(0,r.a)({__comp:()=>Promise.all([n.e("4014"),n.e("8")]).then(n.bind(n,1))}),routes:[]},{path:"*",component:(0,r.a)({__comp:a})}],l=o,',
  'i=[{siblings:o[1].routes,attributes:{exact:!0},parts:{__comp:a},own:[]},{siblings:o[1].routes,attributes:{},parts:{__comp:a},own:["content"]}],u={api:()=>n.e("6").then(n.bind(n,5))}},12(e,t){}}',
].join('');
const runtime = 'i.u=e=>"assets/js/"+e+"."+({5:"ee",8:"bb",9:"cc"})[e]+".js"';

const chunkMap = new ChunkMap(main, runtime);

test('a page loads the chunks of its layouts, those of its kind, and its own', () => {
  const shared = ['assets/js/8.bb.js', 'assets/js/9.cc.js'];
  expect(chunkMap.filesOf('/x/api/graphs/lines', [0, ['/x/api/graphs/lines']])).toEqual(shared);
  expect(chunkMap.filesOf('/x/a', [1, ['/x/a'], [17, '4014', '7.aa', '20.aaa']])).toEqual([
    'assets/js/7.aa.js',
    'assets/js/20.aaa.js',
    ...shared,
  ]);
  expect(chunkMap.filesOf('/x/')).toEqual([]);
  expect(chunkMap.filesOf('/x/templates/sales')).toEqual(['assets/js/5.ee.js']);
});

test('a chunk that every page lists and only some can ask for is found', () => {
  expect(chunkMap.superfluous).toEqual([]);
  const longer = runtime.replace('9:"cc"', '9:"cc",11:"ee"');
  expect(new ChunkMap(main, longer).superfluous).toEqual(['11']);
});

test('another form of the tables is named', () => {
  expect(() => new ChunkMap('', runtime)).toThrow('the table of routes in another form');
  expect(() => new ChunkMap(main, '')).toThrow('the hashes of chunks in another form');
  expect(() => chunkMap.filesOf('/x/a', [2, ['/x/a']])).toThrow('No route of the built scripts');
});

test('a page that is 3 kB over its budget is found, wherever they are', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'weight-'));
  const write = (file: string, content: string | Buffer) => {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), content);
  };
  const html =
    '<link rel=stylesheet href=/x/a.css><link rel=preload as=font href=/x/a.woff2><script src=/x/assets/js/runtime~main.1.js></script><script src=/x/assets/js/main.1.js></script><aside aria-labelledby=slot-label></aside><div data-page="[1,[&quot;/x/api/graphs/lines&quot;],[1,&quot;7.aa&quot;]]"></div>';
  const find = () => {
    const current = builtVersions[0]!;
    const built = new BuiltSite(dir, [current], site);
    const [page] = built.pages(current) as [BuiltPage];
    return new Scales(built, current).check(page);
  };
  const { html: ofHtml, css, fonts, scripts, markup = 0, elements = 0 } = budgets.reference;
  write('x/redirects.json', '{}');
  write('x/api/graphs/lines.html', html);
  write('x/assets/js/runtime~main.1.js', runtime);
  write('x/assets/js/main.1.js', main);
  write('x/a.css', randomBytes(css - 100));
  write('x/a.woff2', randomBytes(fonts - 100));
  write('x/assets/js/7.aa.js', '');
  write('x/assets/js/8.bb.js', '');
  const ad = '{id:"site.ads.label"}';
  write('x/assets/js/10.dd.js', ad);
  write('x/assets/js/9.cc.js', randomBytes(scripts - 2_000));
  expect(find()).toEqual([]);
  write('x/assets/js/10.dd.js', Buffer.concat([Buffer.from(ad), randomBytes(3_000)]));
  expect(find()).toEqual([expect.stringMatching(/^scripts of \d+\.\d kB, at most [\d.]+ kB$/)]);
  write('x/assets/js/10.dd.js', ad);
  write('x/assets/js/7.aa.js', randomBytes(3_000));
  write('x/a.css', randomBytes(css + 100));
  write('x/a.woff2', randomBytes(fonts + 100));
  write('x/api/graphs/lines.html', html + randomBytes(ofHtml).toString('base64'));
  expect(find().map((line) => line.split(' ')[0])).toEqual(['html', 'css', 'fonts', 'scripts']);
  // As few bytes as they take gzipped, browsers have to make each of them.
  write('x/a.css', '');
  write('x/a.woff2', '');
  write('x/assets/js/7.aa.js', '');
  write('x/api/graphs/lines.html', html + '<b></b>'.repeat(elements) + ' '.repeat(markup));
  expect(find()).toEqual([
    expect.stringMatching(/^markup of \d+\.\d kB, at most \d+ kB$/),
    expect.stringMatching(new RegExp(`^\\d+ elements, at most ${elements}$`)),
  ]);
  rmSync(dir, { recursive: true });
});
