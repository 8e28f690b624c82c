import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compareFile, fillFile, readTranslations } from './translationFiles';

describe('readTranslations', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'translations-'));
  const write = (text: string) => writeFileSync(path.join(dir, 'code.json'), text);

  test('a file that is not there has no translations', async () => {
    expect(await readTranslations(dir, 'none.json')).toEqual({});
  });

  test('reads texts and what they were made from', async () => {
    const file = { a: { message: '甲', description: 'A' }, b: { message: '' } };
    write(JSON.stringify(file));
    expect(await readTranslations(dir, 'code.json')).toEqual(file);
  });

  test('lists all that has another form', async () => {
    write(JSON.stringify({ a: '甲', b: { text: '乙' } }));
    await expect(readTranslations(dir, 'code.json')).rejects.toThrow(
      /code\.json cannot be read:\n- .*"a".*given: "甲".*\n- .*"b\.message" is required.*\n- .*"b\.text" is not allowed/,
    );
  });

  test('says where the JSON is broken', async () => {
    write('{');
    await expect(readTranslations(dir, 'code.json')).rejects.toThrow(/cannot be read:\n- .*JSON/);
  });
});

describe('compareFile', () => {
  const wanted = { a: 'A', b: 'B', c: 'C', d: 'D', e: 'E' };

  test('tells what is translated, missing, made from another text, and no longer asked for', () => {
    const file = {
      a: { message: '甲', description: 'A' },
      b: { message: '' },
      d: { message: '丁', description: 'An older D' },
      e: { message: 'E' },
      gone: { message: '去', description: 'Gone' },
    };
    expect(compareFile(wanted, file)).toEqual({
      translated: ['a', 'd', 'e'],
      missing: ['b', 'c'],
      changed: ['d'],
      stale: ['gone'],
    });
  });

  test("a language may have other words for Docusaurus's own texts", () => {
    expect(
      compareFile({}, { 'theme.docs.sidebar.navAriaLabel': { message: '目录' } }).stale,
    ).toEqual([]);
  });
});

describe('fillFile', () => {
  const wanted = { b: 'B', a: 'A', c: 'C' };
  const file = {
    a: { message: '甲', description: 'An older A' },
    b: { message: '乙' },
    gone: { message: '去' },
  };

  test('adds what is missing, says what was translated, and loses nothing', () => {
    const filled = fillFile(wanted, file, { hasSource: true, takesEmpty: true, prune: false });
    expect(filled).toEqual({
      a: { message: '甲', description: 'An older A' },
      b: { message: '乙', description: 'B' },
      c: { message: '', description: 'C' },
      gone: { message: '去' },
    });
    expect(Object.keys(filled)).toEqual(['a', 'b', 'c', 'gone']);
    expect(fillFile(wanted, filled, { hasSource: true, takesEmpty: true, prune: false })).toEqual(
      filled,
    );
  });

  test('takes out what nothing asks for when it is told to', () => {
    const filled = fillFile(wanted, file, { hasSource: false, takesEmpty: true, prune: true });
    expect(filled).toEqual({ a: file.a, b: file.b, c: { message: '' } });
  });

  test('writes nothing for what is missing where Docusaurus would show an empty text', () => {
    const options = { hasSource: false, takesEmpty: false, prune: false };
    expect(Object.keys(fillFile(wanted, file, options))).toEqual(['a', 'b', 'gone']);
  });
});
