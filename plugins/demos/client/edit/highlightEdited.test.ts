import { highlightEdited } from './highlightEdited';

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
