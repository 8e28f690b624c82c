import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readTranslations } from './readTranslations';

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
