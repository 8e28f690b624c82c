import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compareFile, fillFile, readTranslations } from './translationFiles';

const dir = mkdtempSync(path.join(tmpdir(), 'translations-'));
const write = (text: string) => writeFileSync(path.join(dir, 'code.json'), text);

test('a file that does not exist has no translations', async () => {
  expect(await readTranslations(dir, 'none.json')).toEqual({});
});

test('reads texts and what they were translated from', async () => {
  const file = { a: { message: '甲', description: 'A' }, b: { message: '' } };
  write(JSON.stringify(file));
  expect(await readTranslations(dir, 'code.json')).toEqual(file);
});

test('lists everything that has another form', async () => {
  write(JSON.stringify({ a: '甲', b: { text: '乙' } }));
  await expect(readTranslations(dir, 'code.json')).rejects.toThrow(
    /code\.json can't be read:\n- .*"a".*given: "甲".*\n- .*"b\.message" is required.*\n- .*"b\.text" is not allowed/,
  );
});

test('says what is wrong with the JSON', async () => {
  write('{');
  await expect(readTranslations(dir, 'code.json')).rejects.toThrow(/can't be read:\n- .*JSON/);
});

test('finds what is translated, missing, outdated and stale', () => {
  const english = { a: 'A', b: 'B', c: 'C', d: 'D', e: 'E' };
  const translated = {
    a: { message: '甲', description: 'A' },
    b: { message: '' },
    d: { message: '丁', description: 'An older D' },
    e: { message: 'E', description: 'E' },
    c: { message: 'C' },
    gone: { message: '去', description: 'Gone' },
  };
  expect(compareFile(english, translated)).toEqual({
    translated: ['a', 'd', 'e'],
    missing: ['b', 'c'],
    changed: ['d'],
    stale: ['gone'],
    faults: [],
  });
});

test('keys that Docusaurus writes are not stale, and stay when others are removed', () => {
  const file = {
    'theme.docs.sidebar.navAriaLabel': { message: '目录' },
    title: { message: 'Docs', description: 'The title in the navbar' },
    'logo.alt': { message: '', description: 'The alt text of navbar logo' },
  };
  expect(compareFile({}, file).stale).toEqual([]);
  const wantedFile = { wanted: {}, hasSource: false, takesEmpty: true };
  expect(fillFile(wantedFile, file, true)).toEqual(file);
});

test('a faulty translation is named', () => {
  const findFault = (english: string, message: string) => `${english} ${message}`;
  expect(compareFile({ a: 'A', b: 'B' }, { a: { message: '甲' } }, findFault).faults).toEqual([
    { key: 'a', problem: 'A 甲' },
  ]);
});

const wanted = { b: 'B', a: 'A', c: 'C' };
const file = {
  a: { message: '甲', description: 'An older A' },
  b: { message: '乙' },
  gone: { message: '去' },
};

test('adds what is missing with the English texts, and loses nothing', () => {
  const filled = fillFile({ wanted, hasSource: true, takesEmpty: true }, file, false);
  expect(filled).toEqual({
    a: { message: '甲', description: 'An older A' },
    b: { message: '乙', description: 'B' },
    c: { message: '', description: 'C' },
    gone: { message: '去' },
  });
  expect(Object.keys(filled)).toEqual(['a', 'b', 'c', 'gone']);
  expect(fillFile({ wanted, hasSource: true, takesEmpty: true }, filled, false)).toEqual(filled);
});

test('removes what is stale when asked to', () => {
  const filled = fillFile({ wanted, hasSource: false, takesEmpty: true }, file, true);
  expect(filled).toEqual({ a: file.a, b: file.b, c: { message: '' } });
});

test('writes English for what is missing where Docusaurus would show an empty text', () => {
  const wantedFile = { wanted, hasSource: false, takesEmpty: false };
  const filled = fillFile(wantedFile, file, false);
  expect(filled.c).toEqual({ message: 'C' });
  expect(compareFile(wanted, filled).missing).toEqual(['c']);
});

test('the English text that Docusaurus writes for what is missing is no translation', () => {
  const written = { a: { message: 'A' } };
  expect(compareFile({ a: 'A' }, written).missing).toEqual(['a']);
  const filled = fillFile(
    { wanted: { a: 'A' }, hasSource: true, takesEmpty: true },
    written,
    false,
  );
  expect(filled).toEqual({ a: { message: '', description: 'A' } });
});
