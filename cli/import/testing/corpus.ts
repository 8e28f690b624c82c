/** A documentation as large libraries write it: 20 pages with 100 demos, which are made from a few kinds. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The kinds of demos; each page has one of each. */
const kinds: readonly ((name: string, page: number) => Record<string, string>)[] = [
  // A preview, and imports that only types use.
  (name) => ({
    [`${name}.tsx`]: `import * as React from 'react';
import Box from '@example/ui/Box';
import { Table, TableProps, Row } from '@example/ui';
import { Theme } from '@example/ui/styles';

const rows: Row[] = [];

export default function ${name}(props: TableProps) {
  const sx = (theme: Theme) => ({ color: theme.color });
  return (
    <Box sx={sx}>
      <Table rows={rows} {...props} />
    </Box>
  );
}
`,
    [`${name}.js`]: `export default function ${name}() {}\n`,
    [`${name}.tsx.preview`]: '<Table rows={rows} {...props} />',
  }),
  // Files beside it, one in another language.
  (name) => ({
    [`${name}.tsx`]: `import { rows } from './rows';\nimport Cell from './Cell';\n\nexport default function ${name}() {\n  return rows.map((row) => <Cell key={row.id} />);\n}\n`,
    'rows.js': `import limits from './limits.json';\n\nexport const rows = [{ id: limits.first }];\n`,
    'limits.json': '{ "first": 1 }',
    'Cell.tsx': `import { CellProps } from '@example/ui';\n\nexport default function Cell(props: Partial<CellProps>) {\n  return <b>{props.id}</b>;\n}\n`,
  }),
  // Only JavaScript, with the name of a demo of the home page once.
  (name, page) => {
    const own = page === 3 ? 'HomeTable' : name;
    return { [`${own}.js`]: `export default function ${own}() {\n  return <i />;\n}\n` };
  },
  // What can't be done by a machine: types that aren't erased, a file outside, the console.
  (name, page) => ({
    [`${name}.tsx`]: `${page === 5 ? "import data from '../../data';\n" : ''}${page % 10 === 0 ? 'enum Size {\n  Small,\n}\n' : ''}export default function ${name}() {
${page === 7 ? '  console.log(1);\n' : ''}  return <Picker open />;
}
`,
  }),
  // Classes extend values.
  (name) => ({
    [`${name}.tsx`]: `import { Component, ReactNode } from 'react';\n\nexport default class ${name} extends Component<{ size: number }> {\n  override render(): ReactNode {\n    return null;\n  }\n}\n`,
  }),
];

const toName = (page: number, kind: number) => `Sample${page}${'ABCDE'[kind]}`;

function renderPage(page: number): string {
  const demos = kinds.map((_kind, kind) =>
    page === 3 && kind === 2 ? 'HomeTable' : toName(page, kind),
  );
  const options = [
    '"defaultCodeOpen": false',
    '"bg": "inline"',
    '"hideToolbar": true',
    '"iframe": true',
    '"bg": true',
  ];
  return `---
productId: x-table
title: 'Table: part ${page}'
components: Table, Row
githubLabel: 'component: table'
---

# Table, part ${page}

<p class="description">The <b>table</b> shows rows, and says: part ${page}</p>

Read [rows](/x/react-table/rows/#height) or <https://example.com>, where a < b and {a: 1} hold.<br>
${demos.map((name, index) => `\n## Demo ${index} {#demo-${index}}\n\n{{"demo": "${name}.js", ${options[index]}}}\n`).join('')}
:::success
Write \`{a}\` or \`<Table<Row>>\`.
:::

<!-- A comment. -->

\`\`\`jsx
<Table rows={{ a: 1 }}>
\`\`\`
${page === 9 ? '\n{{"component": "modules/components/List.js"}}\n\n<p style="color: red">Red</p>\n' : ''}`;
}

/** Writes the corpus into a folder. */
export async function writeCorpus(folder: string): Promise<void> {
  for (let page = 1; page <= 20; page += 1) {
    const dir = path.join(folder, `part-${page}`);
    await mkdir(dir, { recursive: true });
    const files = Object.assign(
      { [`part-${page}.md`]: renderPage(page), [`part-${page}-zh.md`]: '# 表格\n' },
      ...kinds.map((write, kind) => write(toName(page, kind), page)),
    ) as Record<string, string>;
    for (const [name, text] of Object.entries(files)) {
      await writeFile(path.join(dir, name), text);
    }
  }
}
