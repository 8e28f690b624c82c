/** Every script that a page loads is weighed, by the tables of the bundler. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { versions } from '../support/site';
import { BuiltSite, type BuiltPage } from './builtSite';
import { budgets } from './budgets';
import { ChunkMap } from './chunkMap';
import { Scales } from './weight';

/** The tables as the bundler writes them: names that are numbers in the shortest form. */
const main = [
  'let l={"012feeed":[()=>Promise.all([n.e("4014"),n.e("7")]).then(n.bind(n,1)),"",1],0x11113f9:[()=>n.e("8").then(n.t.bind(n,2,19)),"",2],a1:[()=>Promise.resolve().then(n.bind(n,3)),"",3],b2:[()=>n.e("9").then(n.bind(n,4)),"",4]};',
  'let p=[{path:"/x/",component:f("/x/","b51"),exact:!0},{path:"/x/",component:f("/x/","05f"),routes:[{path:"/x/[a]",component:f("/x/[a]","c"),exact:!0},{path:"/x/api/:product/:name([^/.]+)",component:f("/x/api/charts/bars","d"),exact:!0,sidebar:"docs"}]},{path:"*",component:f("*")}];',
  `e.exports=JSON.parse('{"/x/-b51":{"__comp":"a1"},"/x/-05f":{"__comp":"b2","__context":{"plugin":"17896441"}},"/x/api/charts/bars-d":{"__comp":"012feeed"},"/x/[a]-c":{"__comp":"a1"}}')`,
].join('');
const runtime =
  'i.u=e=>"assets/js/"+e+"."+({7:"aa",8:"bb",9:"cc",10:"dd"})[e]+".js",i.gca=function(e){return e=({slot:"10"})[e]||e,i.p+i.u(e)}';

const chunkMap = new ChunkMap(main, runtime);

test('a page loads the chunks of its route, and of those around it', () => {
  expect(chunkMap.filesOf('/x/api/charts/lines')).toEqual([
    'assets/js/9.cc.js',
    'assets/js/8.bb.js',
    'assets/js/7.aa.js',
  ]);
  expect(chunkMap.filesOf('/x/')).toEqual([]);
  expect(chunkMap.fileOf('slot')).toBe('assets/js/10.dd.js');
});

test('a chunk that every page lists and only some can ask for is found', () => {
  expect(chunkMap.superfluous).toEqual([]);
  const longer = runtime.replace('10:"dd"', '10:"dd",11:"ee"');
  expect(new ChunkMap(main, longer).superfluous).toEqual(['11']);
});

test('another form of the tables is named', () => {
  expect(() => new ChunkMap('', runtime)).toThrow('the table of routes in another form');
  expect(() => new ChunkMap(main, '')).toThrow('the hashes of chunks in another form');
  expect(() => new ChunkMap(main.replace('a1:[()', 'a1:[a=>()'), runtime).filesOf('/x/')).toThrow(
    'No chunk has the module a1 of /x/',
  );
  expect(() => chunkMap.fileOf('gone')).toThrow('No chunk has the name gone');
});

test('a page that is 3 kB over its budget is found, wherever they are', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'weight-'));
  const write = (file: string, content: string | Buffer) => {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), content);
  };
  const html =
    '<link rel=stylesheet href=/x/a.css><script src=/x/assets/js/runtime~main.1.js></script><script src=/x/assets/js/main.1.js></script><aside aria-labelledby=slot-label></aside>';
  const find = () => {
    const built = new BuiltSite(dir, versions.slice(0, 1));
    const [page] = built.pages(versions[0]!) as [BuiltPage];
    return new Scales(built, versions[0]!).check(page);
  };
  const { html: ofHtml, css, scripts } = budgets.reference;
  write('x/redirects.json', '{}');
  write('x/api/charts/lines.html', html);
  write('x/assets/js/runtime~main.1.js', runtime);
  write('x/assets/js/main.1.js', main);
  write('x/a.css', randomBytes(css - 100));
  write('x/assets/js/7.aa.js', '');
  write('x/assets/js/8.bb.js', '');
  write('x/assets/js/10.dd.js', '');
  write('x/assets/js/9.cc.js', randomBytes(scripts - 2_000));
  expect(find()).toEqual([]);
  write('x/assets/js/10.dd.js', randomBytes(3_000));
  expect(find()).toEqual([expect.stringMatching(/^scripts of 13\d\.\d kB, at most 130 kB$/)]);
  write('x/assets/js/10.dd.js', '');
  write('x/assets/js/7.aa.js', randomBytes(3_000));
  write('x/a.css', randomBytes(css + 100));
  write('x/api/charts/lines.html', html + randomBytes(ofHtml).toString('base64'));
  expect(find().map((line) => line.split(' ')[0])).toEqual(['html', 'css', 'scripts']);
  // As few bytes as they take gzipped, browsers have to make each of them.
  write('x/a.css', '');
  write('x/assets/js/7.aa.js', '');
  write('x/api/charts/lines.html', html + '<b></b>'.repeat(5_000) + ' '.repeat(300_000));
  expect(find()).toEqual([
    expect.stringMatching(/^markup of 33\d\.\d kB, at most 280 kB$/),
    '5004 elements, at most 4900',
  ]);
  rmSync(dir, { recursive: true });
});
