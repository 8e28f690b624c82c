import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const items = [
  { id: 'plans', label: 'Plans', children: [{ id: 'site', label: 'Site plan.dwg' }] },
  { id: 'locked', label: 'Sealed until 2031.pdf' },
];
const attributes = ['aria-expanded', 'aria-selected', 'aria-disabled', 'tabindex'];

export default function TreeAttributes() {
  const [text, setText] = React.useState('');
  // preview-start
  const treeRef = React.useRef<HTMLUListElement>(null);
  const read = () => {
    const found = treeRef.current?.querySelectorAll('[role="treeitem"]') ?? [];
    const lines = Array.from(found, (item) =>
      attributes.map((name) => `${name}=${item.getAttribute(name) ?? '—'}`).join(' '),
    );
    setText(lines.join('\n'));
  };
  // preview-end
  return (
    <Box sx={{ minHeight: 250, maxWidth: 480 }}>
      <RichTreeView
        ref={treeRef}
        aria-label="Plans and sealed files"
        items={items}
        defaultExpandedItems={['plans']}
        defaultSelectedItems="site"
        isItemDisabled={(item) => item.id === 'locked'}
      />
      <Button onClick={read}>Read attributes</Button>
      <Box component="pre" dir="ltr" sx={{ m: 0, fontSize: 12, whiteSpace: 'pre-wrap' }}>
        {text}
      </Box>
    </Box>
  );
}
