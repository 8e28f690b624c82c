import { moveHashes } from './demoChunks';

/** A runtime with the ids and hashes of chunks, as the bundler writes it. */
const toRuntime = (list: string) => `i.u=e=>"assets/js/"+e+"."+({${list}})[e]+".js",i.p="/x/"`;

const main = 'a.e("12").then(a.bind(a,7))';

const move = (list: string, hashes: Record<string, string>, chunks: Record<string, string> = {}) =>
  moveHashes(
    { runtime: toRuntime(list), main, chunks: new Map(Object.entries(chunks)) },
    new Map(Object.entries(hashes)),
  );

test('the runtime has no hashes of demos, however many there are', () => {
  const ids = Array.from({ length: 900 }, (_, index) => String(index + 100));
  const demos = ids.map((id) => [id, `abc${id}`] as const);
  const list = [`7:"00aa11"`, ...demos.map(([id, hash]) => `${id}:"${hash}"`)].join();
  const chunks = { 'registry.js': ids.map((id) => `a.e("${id}")`).join() };
  expect(move(list, Object.fromEntries(demos), chunks).runtime).toBe(toRuntime('7:"00aa11"'));
});

test('an import brings the hash of its chunk', () => {
  const chunks = {
    'page.js': 'Promise.all([a.e("7"),a.e("34")]).then(a.bind(a,5))',
    'other.js': 'a.e("7")',
  };
  const moved = move('7:"00aa11",34:"bb22cc"', { 34: 'bb22cc' }, chunks);
  expect([...moved.chunks]).toEqual([
    ['page.js', 'Promise.all([a.e("7"),a.e("34","bb22cc")]).then(a.bind(a,5))'],
  ]);
});

test('a chunk that the script of every page imports stays in the list', () => {
  const moved = move('12:"bb22cc"', { 12: 'bb22cc' }, { 'page.js': 'a.e("12")' });
  expect(moved.runtime).toBe(toRuntime('12:"bb22cc"'));
  expect(moved.chunks.size).toBe(0);
});

test('a chunk that is asked for in another way stays in the list', () => {
  const moved = move('34:"bb22cc"', { 34: 'bb22cc' }, { 'page.js': '{"./a":34}' });
  expect(moved.runtime).toBe(toRuntime('34:"bb22cc"'));
});

test('finds ids that are written as short numbers, as names or in quotes', () => {
  const hashes = { 1000: 'aaaaaa', demo: 'bbbbbb', 20: 'cccccc' };
  const list = '1e3:"aaaaaa",demo:"bbbbbb","20":"cccccc",3:"dddddd"';
  const chunks = { 'page.js': 'a.e("1000"),a.e("demo"),a.e("20")' };
  expect(move(list, hashes, chunks).runtime).toBe(toRuntime('3:"dddddd"'));
});
