/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EVIDENCE_FILE, NOTES_FILE, readEvidence, readNotes } from './evidenceFiles';

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'evidence-'));
  await mkdir(path.join(dir, 'graphs/bars'), { recursive: true });
});
afterEach(() => rm(dir, { recursive: true }));

const write = (content: unknown) =>
  writeFile(path.join(dir, 'graphs/bars', EVIDENCE_FILE), JSON.stringify(content));

const evidence = {
  measured: '2026-01-02',
  axe: '4.0.0',
  packages: { widgets: '1.0.0' },
  demos: { Bars: { hash: '1', rules: 3, stops: ['button'], tree: [''] } },
};

test('what was measured is read by folder', async () => {
  await write(evidence);
  expect([...(await readEvidence(dir))]).toEqual([['graphs/bars', evidence]]);
});

test.each([
  ['a day that is none', { ...evidence, measured: 'today' }, /"measured".*fails to match/],
  [
    'an impact that axe has not',
    {
      ...evidence,
      demos: {
        Bars: {
          ...evidence.demos.Bars,
          failures: [{ rule: 'a', help: 'b', impact: 'bad', count: 1, elements: [] }],
        },
      },
    },
    /"demos\.Bars\.failures\[0\]\.impact" must be one of/,
  ],
  [
    'text in place of stops',
    { ...evidence, demos: { Bars: { ...evidence.demos.Bars, stops: 'x' } } },
    /stops" must be an array/,
  ],
])('%s is an error with the file and the remedy', async (_what, content, message) => {
  await write(content);
  await expect(readEvidence(dir)).rejects.toThrow(message);
  await expect(readEvidence(dir)).rejects.toThrow(
    /graphs\/bars\/accessibility\.json: .*npm run evidence/,
  );
});

test('a file that is no JSON is such an error, too', async () => {
  await writeFile(path.join(dir, 'graphs/bars', EVIDENCE_FILE), '{');
  await expect(readEvidence(dir)).rejects.toThrow(/accessibility\.json: .*Delete the file/);
});

test('notes are optional, and say of which rule and which components', async () => {
  expect(await readNotes(dir)).toEqual([]);
  await writeFile(path.join(dir, NOTES_FILE), JSON.stringify([{ rule: 'a', note: 'b' }]));
  await expect(readNotes(dir)).rejects.toThrow(/accessibility-notes\.json: .*components/);
});
