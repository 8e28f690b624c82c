import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BuiltVersion } from '../../../core/server/versions';
import type { Site } from '../../../core/types';
import { readLanguageTitles, toTitles } from './titles';

test('lists pages in the order of the sidebar, then its other names, each once', () => {
  const entries = [
    {
      pathname: '/react-graphs-group',
      title: 'Graphs',
      children: [
        { pathname: '/react-graphs', title: 'Overview' },
        { pathname: '/react-graphs/bars' },
        { pathname: '/react-graphs/planned', title: 'Overview', planned: true },
      ],
    },
    { pathname: '/api', title: 'API', children: [{ pathname: '/api/graphs/bar-graph' }] },
  ];
  const pages = [
    { slug: '/hidden', title: 'Hidden' },
    { slug: '/react-graphs', title: 'Graphs overview' },
    { slug: '/react-graphs/bars', title: 'Bars' },
  ];
  expect(toTitles(entries, pages)).toEqual([
    { slug: '/react-graphs', english: 'Graphs overview' },
    { slug: '/react-graphs/bars', english: 'Bars' },
    { slug: '/hidden', english: 'Hidden' },
    { english: 'Graphs' },
    { english: 'Overview' },
    { english: 'API' },
  ]);
});

test('a build says what the pages of its own language lack, and which pages others have', async () => {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'titles-'));
  const write = (file: string, text: string) => {
    const absolute = path.join(siteDir, file);
    mkdirSync(path.dirname(absolute), { recursive: true });
    writeFileSync(absolute, text);
  };
  const front = '---\ntitle: Bars\nslug: /bars\n---\n\n';
  write('versioned_docs/version-v1/bars.mdx', `${front}## Install\n\n## Use\n\n[a](./a.mdx)\n`);
  write(
    'versioned_sidebars/version-v1-sidebars.json',
    JSON.stringify({ docs: [{ customProps: { entries: [{ pathname: '/bars' }] } }] }),
  );
  for (const language of ['ar', 'zh']) {
    const folder = `i18n/${language}/docusaurus-plugin-content-docs`;
    write(`${folder}/version-v1/bars.mdx`, `${front}## One {/* #install */}\n`);
    const then = { [`${folder}/version-v1/bars.mdx`]: { install: 'other' } };
    write(`${folder}/sources.json`, JSON.stringify(then));
  }
  const dir = path.join(siteDir, 'versioned_docs/version-v1');
  const version = { name: 'v1', dir, language: 'zh' } as BuiltVersion;
  const read = await readLanguageTitles({ languages: [] } as unknown as Site, version, siteDir);
  const bars = { slug: '/bars', english: 'Bars', whole: true };
  const outdated = ['beginning', 'install', 'use'];
  expect(read.map(({ language, titles }) => [language, titles])).toEqual([
    ['ar', [bars]],
    ['zh', [{ ...bars, lacks: { outdated, lostAnchors: ['use'], lostLinks: ['./a.mdx'] } }]],
  ]);
});
