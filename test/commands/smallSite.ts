/** A project small enough to cut a version of. */
import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import releasedVersions from '../../versions.json';
import { addImporter, removeEntry, removeImporter } from '../../cli/cut/edits';
import { copySources, editCopy } from '../support/copy';

/** What the small site has of the project. */
const kept = [
  '.gitignore',
  'cli',
  'core',
  'data',
  'deploy',
  'docusaurus.config.ts',
  'i18n',
  'library.ts',
  'package.json',
  'plugins',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'products.ts',
  'site.ts',
  'src',
  'static',
  'test/findCommand.mjs',
  'tsconfig.json',
  'versioned_docs/version-v4',
  'versioned_sidebars/version-v4-sidebars.json',
];

const released = 'versioned_docs/version-v4';
const dropped = releasedVersions.filter((name) => name !== 'v4');

const sidebars = `import tree from './versioned_sidebars/version-v4-sidebars.json';

export default tree;
`;

const redirects = `import type { RedirectData } from '../plugins/redirects/types';

const redirects: RedirectData = {
  current: [{ from: '/introduction', to: '/react-data-grid' }],
};

export default redirects;
`;

const movedPages = `import type { MovedPages } from '../plugins/navigation/types';

const movedPages: MovedPages = {};

export default movedPages;
`;

/** A page template with its gallery, and what a visitor gets as it is: no version but the current has these. */
const templates = {
  'templates/templates.mdx': `---
title: Page templates
description: Whole pages.
slug: /templates
product: general
components: []
unlisted: true
---

<Templates />
`,
  'templates/plain/template.json': `{ "title": "Plain", "description": "A page.", "shows": ["One", "Two", "Three"] }\n`,
  'templates/plain/Plain.tsx': `import * as React from 'react';

export default function Plain() {
  return <h1>Plain</h1>;
}
`,
  'static/img/templates/plain-light.webp': 'a picture',
  'static/img/templates/plain-dark.webp': 'a picture',
};

/**
 * Makes a small project in a folder of its own, installed and committed: `docs/` is a copy of v4 with a page
 * template, called 5.0.0, and v4 is the one other version.
 *
 * @returns the folder
 */
export async function createSmallSite(): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), 'small-site-'));
  const edit = (file: string, change: (text: string) => string) => editCopy(dir, file, change);
  await copySources(dir, kept);
  await cp(path.join(dir, released), path.join(dir, 'docs'), { recursive: true });
  for (const file of ['mount.tsx', 'tsconfig.json']) {
    await edit(path.join('docs', file), (text) => text.replaceAll('../../', '../'));
  }
  for (const [name, text] of Object.entries(templates)) {
    const file = path.join(dir, 'docs', name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  const translated = path.join(dir, 'i18n/zh/docusaurus-plugin-content-docs');
  await rename(path.join(translated, 'version-v4'), path.join(translated, 'current'));
  await writeFile(path.join(dir, 'sidebars.ts'), sidebars);
  await writeFile(path.join(dir, 'data/redirects.ts'), redirects);
  await writeFile(path.join(dir, 'data/moved-pages.ts'), movedPages);
  await writeFile(path.join(dir, 'versions.json'), '["v4"]\n');
  await edit('site.ts', (text) =>
    dropped
      .reduce(removeEntry, text)
      .replace(/label: '.*'/, "label: '5.0.0'")
      .replace(/products: .*/, "products: ['data-grid'],"),
  );
  await edit('pnpm-lock.yaml', (text) => {
    const dirs = dropped.map((name) => `versioned_docs/version-${name}`);
    return addImporter(['docs', ...dirs].reduce(removeImporter, text), released, 'docs');
  });
  const run = (command: string, ...args: readonly string[]) =>
    execFileSync(command, args, { cwd: dir, stdio: 'pipe' });
  run('node', 'cli/setup.mjs');
  run('git', 'init', '--quiet');
  run('git', 'config', 'user.name', 'Test');
  run('git', 'config', 'user.email', 'test@example.com');
  run('git', 'add', '.');
  run('git', 'commit', '--quiet', '--message', 'start');
  return dir;
}
