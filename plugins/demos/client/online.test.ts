import { strFromU8, unzipSync } from 'fflate';
import { decompressFromBase64 } from 'lz-string';
import { openInCodeSandbox, openInStackBlitz, submitForm, toArchive } from './online';

describe('submitForm', () => {
  test('posts the fields in a new tab and leaves nothing behind', () => {
    const submit = jest.spyOn(HTMLFormElement.prototype, 'submit');
    submit.mockImplementation(function (this: HTMLFormElement) {
      expect(this.isConnected).toBe(true);
      expect(this).not.toBeVisible();
      expect(this.method).toBe('post');
      expect(this.action).toBe('https://example.com/run?file=a');
      expect(this.target).toBe('_blank');
      expect(this.getAttribute('rel')).toBe('noopener');
      expect([...new FormData(this)]).toEqual([
        ['project[files][a.css]', '.a { content: "<&>"; }'],
        ['title', ''],
      ]);
    });
    submitForm('https://example.com/run?file=a', {
      'project[files][a.css]': '.a { content: "<&>"; }',
      title: '',
    });
    expect(submit).toHaveBeenCalledTimes(1);
    expect(document.querySelector('form')).toBeNull();
  });
});

describe('openInStackBlitz', () => {
  test('posts the project, with the demo as the file to look at', () => {
    const submit = jest.spyOn(HTMLFormElement.prototype, 'submit');
    submit.mockImplementation(function (this: HTMLFormElement) {
      expect(this.action).toBe('https://stackblitz.com/run?file=src/Demo.tsx');
      expect([...new FormData(this)]).toEqual([
        ['project[template]', 'node'],
        ['project[title]', 'Grid'],
        ['project[description]', 'Columns | X Docs'],
        ['project[files][package.json]', '{}'],
        ['project[files][src/Demo.tsx]', 'demo'],
      ]);
    });
    openInStackBlitz({
      title: 'Grid',
      description: 'Columns | X Docs',
      entry: 'src/Demo.tsx',
      files: { 'package.json': '{}', 'src/Demo.tsx': 'demo' },
      dependencies: {},
    });
    expect(submit).toHaveBeenCalledTimes(1);
  });
});

describe('openInCodeSandbox', () => {
  test('posts the project, compressed and safe in an address, with the demo as the file to look at', () => {
    let fields: Record<string, string> = {};
    const submit = jest.spyOn(HTMLFormElement.prototype, 'submit');
    submit.mockImplementation(function (this: HTMLFormElement) {
      expect(this.action).toBe('https://codesandbox.io/api/v1/sandboxes/define?environment=server');
      fields = Object.fromEntries(new FormData(this)) as Record<string, string>;
    });
    const code = Array.from({ length: 200 }, (_, index) => `const größe${index} = "+/=";`).join(
      '\n',
    );
    openInCodeSandbox({
      title: 'Grid',
      description: 'Columns | X Docs',
      entry: 'src/Demo.tsx',
      files: { 'package.json': '{}', 'src/Demo.tsx': code },
      dependencies: {},
    });
    expect(fields.query).toBe('module=/src/Demo.tsx&fontsize=12');
    expect(fields.parameters).toMatch(/^[\w-]+$/);
    const base64 = fields.parameters?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
    const { files } = JSON.parse(decompressFromBase64(base64)) as {
      files: Record<string, { content: string }>;
    };
    expect(files['package.json']).toEqual({ content: '{}' });
    expect(files['src/Demo.tsx']).toEqual({ content: code });
    expect(JSON.parse(files['.codesandbox/tasks.json']?.content ?? '')).toMatchObject({
      tasks: { dev: { command: 'npm run dev', runAtStart: true } },
    });
  });
});

describe('toArchive', () => {
  test('holds the files of a project in one folder', () => {
    const bytes = toArchive({
      title: 'SignIn',
      description: 'Sign in',
      entry: 'src/Demo.tsx',
      files: { 'package.json': '{}\n', 'src/Demo.tsx': 'export default 1; // ✓\n' },
      dependencies: {},
    });
    const files = Object.entries(unzipSync(bytes)).map(([name, text]) => [name, strFromU8(text)]);
    expect(Object.fromEntries(files)).toEqual({
      'SignIn/package.json': '{}\n',
      'SignIn/src/Demo.tsx': 'export default 1; // ✓\n',
    });
  });
});
