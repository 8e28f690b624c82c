import { findUndeclared, mergeManifests } from './packages';

const ask = (dependencies: Record<string, string>) => ({
  files: {
    'package.json': JSON.stringify({
      name: 'demo',
      dependencies,
      devDependencies: { vite: '8.0.0' },
      overrides: { '@example/grid': '1.0.0' },
    }),
  },
});

test('one manifest asks for what all projects ask for', () => {
  expect(mergeManifests([ask({ react: '19.2.9' }), ask({ dayjs: '1.11.23' })])).toEqual({
    dependencies: { react: '19.2.9', dayjs: '1.11.23' },
    devDependencies: { vite: '8.0.0' },
    overrides: { '@example/grid': '1.0.0' },
  });
});

test('a package that two projects ask for in different versions is named', () => {
  expect(() => mergeManifests([ask({ react: '19.2.9' }), ask({ react: '18.3.1' })])).toThrow(
    'One project asks for react 19.2.9, another for 18.3.1.',
  );
});

test('what scripts import without asking for it is found', () => {
  const files = {
    'package.json': '{"dependencies":{"react":"19.2.9"},"devDependencies":{"vite":"8.0.0"}}',
    'vite.config.ts': "import { defineConfig } from 'vite';",
    'src/Demo.tsx':
      "import * as React from 'react';\nimport { createRoot } from 'react-dom/client';",
    'src/style.css': '@import "tailwindcss";',
  };
  expect(findUndeclared({ files })).toEqual(['react-dom']);
});
