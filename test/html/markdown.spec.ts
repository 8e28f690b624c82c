/** Guides are Markdown, too: for people who copy them, and for assistants. */
import { Globby } from '@docusaurus/utils';
import { expect, test } from '@playwright/test';
import type { Nodes } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { reportProblems } from './exceptions';
import { openBuiltSite } from './openBuiltSite';

// A second look at the same files sees the same.
test.describe.configure({ retries: 0 });

const built = openBuiltSite();
const parser = unified().use(remarkParse).use(remarkGfm);

const collectNodes = (node: Nodes): Nodes[] => [
  node,
  ...('children' in node ? node.children.flatMap(collectNodes) : []),
];

/** Whether a reader of plain Markdown can't use it: what MDX left, or an address that needs its page. */
const isLeft = (node: Nodes) =>
  node.type === 'html' ||
  (node.type === 'text' && /^(?:import \S+ from |:::|\{)/.test(node.value)) ||
  ('url' in node && !/^(?:https?|mailto):/.test(node.url));

for (const version of built.versions) {
  test(`${version.label}: every guide becomes Markdown, all of it`, () => {
    const guides = Globby.sync('**/*.mdx', { cwd: version.dir, ignore: ['**/node_modules/**'] });
    const pages = built
      .pages(version)
      .filter(({ slug }) => !slug.startsWith('/api/'))
      .map(({ file, pathname }) => ({ pathname, markdown: file.replace(/\.html$/, '.md') }))
      .filter(({ markdown }) => built.files.has(markdown));
    expect(pages.length).toBeGreaterThanOrEqual(guides.length);
    const problems = pages.flatMap(({ pathname, markdown }) =>
      collectNodes(parser.parse(built.text(markdown)))
        .filter(isLeft)
        .map((node) => ({ pathname, problem: JSON.stringify(node) })),
    );
    expect(reportProblems(problems)).toEqual([]);
  });
}
