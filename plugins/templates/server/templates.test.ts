import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkTemplate, readTemplates } from './templates';

const folder = {
  dir: 'docs/templates/sign-in',
  name: 'sign-in',
  text: JSON.stringify({
    title: 'Sign in',
    description: 'A form to sign in with.',
    shows: ['Validation', 'Focus', 'Links'],
  }),
  components: ['Form', 'SignIn'],
};

test('a complete template is right', () => {
  expect(checkTemplate(folder)).toEqual([]);
});

test('lists everything that is wrong with a template', () => {
  const text = JSON.stringify({
    title: 'A title that is longer than any card of the gallery',
    description: 'No sentence',
    shows: ['One'],
    image: 'picture.png',
  });
  expect(checkTemplate({ ...folder, name: 'Sign_in', text }).join('\n')).toMatchInlineSnapshot(`
"docs/templates/sign-in: template.json: "title" length must be less than or equal to 40 characters long; given: "A title that is longer than any card of the gallery".
docs/templates/sign-in: template.json: "description" must be a sentence that ends with a period; given: "No sentence".
docs/templates/sign-in: template.json: "shows" must contain at least 3 items; given: ["One"].
docs/templates/sign-in: template.json: unknown key "image". Allowed here: title, description, shows.
docs/templates/sign-in: names of templates are in kebab case, like crud-dashboard. Rename the folder."
`);
});

test.each([
  ['no description', { text: undefined }, 'template.json is missing. Write one with title, '],
  ['a broken description', { text: '{' }, "template.json isn't JSON: "],
  ['a description of another type', { text: '[]' }, '"the file" must be of type object'],
  ['no component', { components: ['Form'] }, 'SignIn.tsx is missing.'],
])('names %s', (_what, change, message) => {
  expect(checkTemplate({ ...folder, ...change })).toEqual([expect.stringContaining(message)]);
});

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
    /blog: template\.json is missing[^]*pricing: Pricing\.tsx is missing/,
  );
});
