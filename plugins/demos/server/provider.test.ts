import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { renderProviderModule } from './provider';

const createVersion = (files: Record<string, string>) => {
  const dir = mkdtempSync(path.join(tmpdir(), 'version-'));
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(path.join(dir, name), text);
  }
  return dir;
};

test('has the provider of a version and what it imports, in both languages', async () => {
  const dir = createVersion({
    'Provider.tsx': `import '@example/ui/styles.css';\nimport { theme } from './theme';\nexport default function Provider(props: object) {\n  return <div {...props} title={theme} />;\n}\n`,
    'theme.ts': `export const theme: string = 'plain';\n`,
  });
  const { text } = await renderProviderModule(dir);
  const provider = JSON.parse(text.replace(/^export default |;\n$/g, '')) as Record<
    string,
    { name: string; code: string }[]
  >;
  expect(provider.TS?.map(({ name }) => name)).toEqual(['Provider.tsx', 'theme.ts']);
  expect(provider.JS?.map(({ name }) => name)).toEqual(['Provider.js', 'theme.js']);
  expect(provider.JS?.[0]?.code).toContain(`import '@example/ui/styles.css';`);
  expect(provider.JS?.[1]?.code).toBe(`export const theme = 'plain';\n`);
});

test('has nothing for a version without one', async () => {
  expect((await renderProviderModule(createVersion({}))).text).toBe('export default null;\n');
});

test('names what projects could not have', async () => {
  const dir = createVersion({ 'Provider.tsx': `import '../other';\nexport default null;\n` });
  await expect(renderProviderModule(dir)).rejects.toThrow(
    `${dir}/Provider.tsx: imports "../other", which is not in the version's folder.`,
  );
});
