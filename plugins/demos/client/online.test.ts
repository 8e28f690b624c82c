import { strFromU8, unzipSync } from 'fflate';
import { decompressFromBase64 } from 'lz-string';
import { openInEditor, toArchive } from './online';

const code = Array.from({ length: 200 }, (_, index) => `const größe${index} = "+/=<&>";`).join(
  '\n',
);

const project = {
  name: 'ColumnTypes',
  title: 'Columns | X Docs',
  style: 'Acme System',
  variant: 'TS',
  source: { files: [{ name: 'ColumnTypes.tsx', code }] },
} as const;

/** Opens the demo in a tab and returns what was posted from there. */
async function post(editor: Parameters<typeof openInEditor>[0]) {
  const tab = { document: document.implementation.createHTMLDocument() } as Window;
  let action = '';
  let fields: Record<string, string> = {};
  const submit = jest.spyOn(HTMLFormElement.prototype, 'submit');
  submit.mockImplementation(function (this: HTMLFormElement) {
    expect(this.isConnected).toBe(true);
    expect(this.ownerDocument).toBe(tab.document);
    expect(this.method).toBe('post');
    expect(this.target).toBe('');
    action = this.action;
    fields = Object.fromEntries(new FormData(this)) as Record<string, string>;
  });
  await openInEditor(editor, project, tab);
  expect(submit).toHaveBeenCalledTimes(1);
  expect(document.querySelector('form')).toBeNull();
  return { action, fields };
}

test('posts a project to StackBlitz from the tab, with the demo as the file to open', async () => {
  const { action, fields } = await post('StackBlitz');
  expect(action).toBe('https://stackblitz.com/run?file=src/Demo.tsx');
  expect(fields).toMatchObject({
    'project[template]': 'node',
    'project[title]': 'ColumnTypes',
    'project[description]': 'Columns | X Docs',
    'project[files][src/Demo.tsx]': code,
  });
  expect(fields).toHaveProperty(['project[files][package.json]']);
});

test('posts a project to CodeSandbox, compressed and safe in an address', async () => {
  const { action, fields } = await post('CodeSandbox');
  expect(action).toBe('https://codesandbox.io/api/v1/sandboxes/define?environment=server');
  expect(fields.query).toBe('module=/src/Demo.tsx&fontsize=12');
  expect(fields.parameters).toMatch(/^[\w-]+$/);
  const base64 = fields.parameters?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
  const { files } = JSON.parse(decompressFromBase64(base64)) as {
    files: Record<string, { content: string }>;
  };
  expect(files['src/Demo.tsx']).toEqual({ content: code });
  expect(files).toHaveProperty(['package.json']);
  expect(JSON.parse(files['.codesandbox/tasks.json']?.content ?? '')).toMatchObject({
    tasks: { dev: { command: 'npm run dev', runAtStart: true } },
  });
});

test('fails where the browser opened no tab', async () => {
  await expect(openInEditor('StackBlitz', project, null)).rejects.toThrow('blocked the new tab');
});

test('packs the files of a project into one folder', async () => {
  const entries = Object.entries(unzipSync(await toArchive(project)));
  const files = Object.fromEntries(entries.map(([name, text]) => [name, strFromU8(text)]));
  expect(files['ColumnTypes/src/Demo.tsx']).toBe(code);
  expect(Object.keys(files).every((name) => name.startsWith('ColumnTypes/'))).toBe(true);
  expect(files).toHaveProperty(['ColumnTypes/package.json']);
});
