const url = 'https://x-docs.example/x/assets/editor.css';

/** A page that has not loaded the styles yet. */
async function load(fetchStyles: typeof fetch): Promise<void> {
  globalThis.fetch = fetchStyles;
  jest.resetModules();
  const { loadEditorStyles } = await import('./loadEditorStyles');
  await Promise.all([loadEditorStyles(url), loadEditorStyles(url)]);
}

afterEach(() => {
  document.head.innerHTML = '';
});

test('puts the styles into their layer, once', async () => {
  const answer = jest.fn(async () => ({ ok: true, text: async () => '[data-editor] {}' }));
  await load(answer as unknown as typeof fetch);
  expect(answer).toHaveBeenCalledTimes(1);
  expect([...document.head.children].map((element) => element.outerHTML)).toEqual([
    '<style>@layer site {\n[data-editor] {}\n}</style>',
  ]);
});

test.each([
  ['the network fails', () => Promise.reject(new TypeError('offline'))],
  ['the file is missing', () => Promise.resolve({ ok: false, status: 404 })],
])('adds a plain link when %s', async (_, answer) => {
  await load(answer as unknown as typeof fetch);
  expect([...document.head.children].map((element) => element.outerHTML)).toEqual([
    `<link rel="stylesheet" href="${url}">`,
  ]);
});
