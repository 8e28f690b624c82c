import { decompressFromBase64 } from 'lz-string';
import { openInCodeSandbox } from './openInCodeSandbox';

test('posts the project, compressed and safe in an address, with the demo as the file to look at', () => {
  let fields: Record<string, string> = {};
  const submit = jest.spyOn(HTMLFormElement.prototype, 'submit');
  submit.mockImplementation(function (this: HTMLFormElement) {
    expect(this.action).toBe('https://codesandbox.io/api/v1/sandboxes/define?environment=server');
    fields = Object.fromEntries(new FormData(this)) as Record<string, string>;
  });
  const code = Array.from({ length: 200 }, (_, index) => `const größe${index} = "+/=";`).join('\n');
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
