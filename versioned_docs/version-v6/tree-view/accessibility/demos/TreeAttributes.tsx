import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

const names = ['role', 'aria-expanded', 'aria-selected', 'aria-disabled', 'id'];

export default function TreeAttributes() {
  const tree = React.useRef<HTMLUListElement>(null);
  const [lines, setLines] = React.useState<string[]>([]);
  const read = () => {
    const items = tree.current?.querySelectorAll('[role="treeitem"]') ?? [];
    const shown = (item: Element) =>
      names.filter((name) => item.hasAttribute(name)).map((n) => `${n}=${item.getAttribute(n)}`);
    setLines(Array.from(items, (item) => shown(item).join(' ')));
  };
  return (
    <Box sx={{ minHeight: 230, maxWidth: 560 }}>
      {/* preview-start */}
      <TreeView
        id="drawings"
        ref={tree}
        aria-label="Drawings"
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
        defaultExpanded={['plans']}
        defaultSelected="site"
      >
        {/* preview-end */}
        <TreeItem nodeId="plans" label="Plans">
          <TreeItem nodeId="site" label="Site plan.dwg" />
        </TreeItem>
        <TreeItem nodeId="sealed" label="Sealed until 2031.pdf" disabled />
      </TreeView>
      <Button onClick={read}>Read attributes</Button>
      <Box
        component="pre"
        dir="ltr"
        role="status"
        sx={{ m: 0, fontSize: 12, whiteSpace: 'pre-wrap' }}
      >
        {lines.join('\n')}
      </Box>
    </Box>
  );
}
