/** What the workflows of CI ask for must be there: a mistake in them shows nowhere else before a push. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import packageJson from '../package.json';

interface Step {
  id?: string;
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}

interface Job {
  uses?: string;
  needs?: string | string[];
  outputs?: Record<string, string>;
  steps?: Step[];
}

const siteDir = path.resolve(__dirname, '..');
const dir = path.join(siteDir, '.github/workflows');
const workflows = readdirSync(dir).map((name) => {
  const text = readFileSync(path.join(dir, name), 'utf8');
  const { jobs, permissions } = load(text) as { jobs: Record<string, Job>; permissions: object };
  return { name, text, jobs, permissions };
});

const action = readFileSync(path.join(siteDir, '.github/actions/set-up/action.yml'), 'utf8');

describe.each(workflows)('$name', ({ text, jobs, permissions }) => {
  const all = Object.values(jobs);
  const steps = all.flatMap((job) => job.steps ?? []);

  test('every npm script that it runs is one', () => {
    const names = [...text.matchAll(/\bnpm (?:run (?:--\S+ )*)?(?!run)([\w:-]+)/g)].map(
      ([, name]) => name,
    );
    expect(names.length).toBeGreaterThan(0);
    expect(Object.keys(packageJson.scripts)).toEqual(expect.arrayContaining(names));
  });

  test('every job that another needs is there, and every step does one thing', () => {
    const needed = all.flatMap(({ needs = [] }) => needs);
    expect(Object.keys(jobs)).toEqual(expect.arrayContaining(needed));
    expect(steps.filter(({ uses, run }) => (uses === undefined) === (run === undefined))).toEqual(
      [],
    );
  });

  test('every output that is read is that of a step, and of a job that is needed', () => {
    for (const job of all) {
      const read = [...JSON.stringify(job).matchAll(/needs\.(\w+)\.outputs\.(\w+)/g)];
      for (const [, name = '', output = ''] of read) {
        expect([job.needs].flat()).toContain(name);
        expect(jobs[name]?.outputs).toHaveProperty(output);
      }
      for (const [, id] of JSON.stringify(job.outputs ?? {}).matchAll(/steps\.(\w+)\.outputs/g)) {
        expect(job.steps?.map((step) => step.id)).toContain(id);
      }
    }
  });

  test('actions of others are pinned by commit, those of the project exist', () => {
    const uses = [...(text + action).matchAll(/uses: (.+)/g)].map(([, name = '']) => name);
    const own = uses.filter((name) => name.startsWith('./'));
    const others = uses.filter((name) => !name.startsWith('./'));
    expect(others.filter((name) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v[\d.]+$/.test(name))).toEqual(
      [],
    );
    for (const name of own) {
      const file = name.endsWith('.yml') ? name : path.join(name, 'action.yml');
      expect(() => readFileSync(path.join(siteDir, file))).not.toThrow();
    }
  });

  test('it may only read, and no checkout leaves its credentials behind', () => {
    expect(permissions).toEqual({ contents: 'read' });
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout'));
    expect(checkouts.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([]);
  });
});

test('nothing is published that the checks have not passed', () => {
  const publishing = workflows.find(({ name }) => name === 'docs.yml');
  for (const job of ['publish', 'pages']) {
    const needs = [publishing?.jobs[job]?.needs].flat();
    const checks = needs.filter((name) =>
      publishing?.jobs[name ?? '']?.uses?.endsWith('checks.yml'),
    );
    expect(checks).toHaveLength(1);
  }
});

test('jobs hand on outputs, not the caches of the bundler', () => {
  const steps = workflows.find(({ name }) => name === 'docs.yml')?.jobs.build?.steps ?? [];
  const uploaded = steps.find(({ uses }) => uses?.startsWith('actions/upload-artifact'));
  expect(String(uploaded?.with?.path).trim().split('\n')).toEqual([
    '.cache/x-docs',
    '.cache/x-docs-api',
  ]);
});
