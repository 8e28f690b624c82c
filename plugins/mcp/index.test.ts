import type { Root } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { fillAddress } from '.';

test('code on a page has the address of the server', () => {
  const tree: Root = unified()
    .use(remarkParse)
    .parse('Run `npx -y {{mcp}}`, not {{mcp}}:\n\n```bash\nnpx -y {{mcp}}\n```\n');
  fillAddress('https://docs.example.com/x/mcp.tgz')(tree, new VFile());
  expect(JSON.stringify(tree).match(/npx -y [^"]*|not [^"]*/g)).toEqual([
    'npx -y https://docs.example.com/x/mcp.tgz',
    'not {{mcp}}:',
    'npx -y https://docs.example.com/x/mcp.tgz',
  ]);
});
