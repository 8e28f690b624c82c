import { formatJavaScript } from './formatJavaScript';

test("formats by the project's options", async () => {
  expect(await formatJavaScript('const a = "b"')).toBe("const a = 'b';\n");
});

test('formats other languages in template literals', async () => {
  expect(await formatJavaScript('const a = css`a{color:red}`;')).toBe(
    'const a = css`\n  a {\n    color: red;\n  }\n`;\n',
  );
});

test('says what is wrong', async () => {
  await expect(formatJavaScript('a b')).rejects.toThrow('Missing semicolon');
});
