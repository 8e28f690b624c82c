import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readTemplates } from './readTemplates';

let dir: string;

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
  await writeFile(path.join(dir, file), text);
}

const toText = (title: string) =>
  JSON.stringify({ title, description: 'A page.', shows: ['One', 'Two', 'Three'] });

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'templates-'));
});

afterEach(() => rm(dir, { recursive: true }));

test('reads every folder, ordered by the titles', async () => {
  await write('templates/templates.mdx', 'the gallery');
  await write('templates/sign-in/template.json', toText('Sign in'));
  await write('templates/sign-in/SignIn.tsx', '');
  await write('templates/sign-in/useForm.ts', '');
  await write('templates/crud-dashboard/template.json', toText('CRUD dashboard'));
  await write('templates/crud-dashboard/CrudDashboard.tsx', '');
  const templates = await readTemplates(dir);
  expect(templates.map(({ name, demo, title }) => [name, demo, title])).toEqual([
    ['crud-dashboard', 'CrudDashboard', 'CRUD dashboard'],
    ['sign-in', 'SignIn', 'Sign in'],
  ]);
});

test('a version may have none', async () => {
  expect(await readTemplates(dir)).toEqual([]);
});

test('names what is wrong with all of them', async () => {
  await write('templates/blog/Blog.tsx', '');
  await write('templates/pricing/template.json', toText('Pricing'));
  await expect(readTemplates(dir)).rejects.toThrow(
    /blog: template\.json is missing[^]*pricing: it has no Pricing\.tsx/,
  );
});
