import { highlightEdited } from './editor';

test('highlights as the build does, safe as HTML', () => {
  const html = highlightEdited("const a: string = '<b>';\nreturn <Box sx={a} />;");
  expect(html).toContain('<span class="token keyword">const</span>');
  expect(html).toContain('class="token tag"');
  expect(html).not.toContain('<b>');
});

test('knows tags whose attributes hold objects in objects', () => {
  const html = highlightEdited('<Grid state={{ a: { b: [{ c: 1 }] } }} dense />');
  expect(html).toContain('<span class="token attr-name">dense</span>');
});

test('leaves the page alone', () => {
  expect((window as { Prism?: { manual?: boolean } }).Prism?.manual).toBe(true);
});

const url = 'https://x-docs.example/x/assets/editor.css';

/** A page that has not loaded the styles yet. */
async function loadStyles(fetchStyles: typeof fetch): Promise<void> {
  globalThis.fetch = fetchStyles;
  jest.resetModules();
  const { loadEditorStyles } = await import('./editor');
  await Promise.all([loadEditorStyles(url), loadEditorStyles(url)]);
}

afterEach(() => {
  document.head.innerHTML = '';
});

test('puts the styles into their layer, once', async () => {
  const answer = jest.fn(async () => ({ ok: true, text: async () => '[data-editor] {}' }));
  await loadStyles(answer as unknown as typeof fetch);
  expect(answer).toHaveBeenCalledTimes(1);
  expect([...document.head.children].map((element) => element.outerHTML)).toEqual([
    '<style>@layer site {\n[data-editor] {}\n}</style>',
  ]);
});

test.each([
  ['the network fails', () => Promise.reject(new TypeError('offline'))],
  ['the file is missing', () => Promise.resolve({ ok: false, status: 404 })],
])('adds a plain link when %s', async (_, answer) => {
  await loadStyles(answer as unknown as typeof fetch);
  expect([...document.head.children].map((element) => element.outerHTML)).toEqual([
    `<link rel="stylesheet" href="${url}">`,
  ]);
});
