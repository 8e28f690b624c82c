import { openInStackBlitz } from './openInStackBlitz';

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
