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
    e: { message: 'E' },
    gone: { message: '去', description: 'Gone' },
  };
  expect(compareFile(english, translated)).toEqual({
    translated: ['a', 'd', 'e'],
    missing: ['b', 'c'],
    changed: ['d'],
    stale: ['gone'],
  });
});

test("a language may have other words for Docusaurus's own texts", () => {
  expect(compareFile({}, { 'theme.docs.sidebar.navAriaLabel': { message: '目录' } }).stale).toEqual(
    [],
  );
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

test('writes nothing for what is missing where Docusaurus would show an empty text', () => {
  const filled = fillFile({ wanted, hasSource: false, takesEmpty: false }, file, false);
  expect(Object.keys(filled)).toEqual(['a', 'b', 'gone']);
});
