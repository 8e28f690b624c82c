import { findUndeclared } from './findUndeclared';

const files = {
  'package.json': '{"dependencies":{"react":"19.2.9"},"devDependencies":{"vite":"8.0.0"}}',
  'vite.config.ts': "import { defineConfig } from 'vite';",
  'src/Demo.tsx': "import * as React from 'react';\nimport { createRoot } from 'react-dom/client';",
  'src/style.css': '@import "tailwindcss";',
};

test('finds what scripts import without asking for it', () => {
  expect(findUndeclared(files)).toEqual(['react-dom']);
});
