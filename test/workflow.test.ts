/** What the workflow of CI asks for must be there: a mistake in it shows nowhere else before a push. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import packageJson from '../package.json';

interface Step {
  id?: string;
  uses?: string;
  run?: string;
}

interface Job {
  needs?: string | string[];
  outputs?: Record<string, string>;
  strategy?: { matrix: Record<string, string> };
  steps: Step[];
}

const file = path.resolve(__dirname, '../.github/workflows/docs.yml');
const text = readFileSync(file, 'utf8');
const { jobs } = load(text) as { jobs: Record<string, Job> };
const all = Object.entries(jobs);

test('every npm script that it runs is one', () => {
  const names = [...text.matchAll(/npm run (?:--\S+ )*([\w:-]+)/g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(2);
  expect(Object.keys(packageJson.scripts)).toEqual(expect.arrayContaining(names));
});

test('every job that another needs is there, and every step does one thing', () => {
  const needed = all.flatMap(([, { needs = [] }]) => needs);
  expect(Object.keys(jobs)).toEqual(expect.arrayContaining(needed));
  for (const [, { steps }] of all) {
    expect(steps.filter(({ uses, run }) => (uses === undefined) === (run === undefined))).toEqual(
      [],
    );
  }
});

test('every output that is read is that of a step, and of a job that is needed', () => {
  for (const [, job] of all) {
    const read = [...JSON.stringify(job).matchAll(/needs\.(\w+)\.outputs\.(\w+)/g)];
    for (const [, name = '', output = ''] of read) {
      expect([job.needs].flat()).toContain(name);
      expect(jobs[name]?.outputs).toHaveProperty(output);
    }
    for (const [, id] of JSON.stringify(job.outputs ?? {}).matchAll(/steps\.(\w+)\.outputs/g)) {
      expect(job.steps.map((step) => step.id)).toContain(id);
    }
  }
});

test('actions are named with their version', () => {
  const uses = all.flatMap(([, { steps }]) => steps.flatMap((step) => step.uses ?? []));
  expect(uses.filter((name) => !/^[\w-]+\/[\w-]+@v\d+$/.test(name))).toEqual([]);
});
