import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeView } from '@mui/x-tree-view/TreeView';
import { documents, renderDocument } from './documents';
import type { DocumentItem } from './documents';

// preview-start
const search = (items: readonly DocumentItem[], text: string): DocumentItem[] =>
  items.flatMap((item) => {
    if (item.name.toLowerCase().includes(text.toLowerCase())) {
      return [item];
    }
    const children = search(item.children ?? [], text);
    return children.length > 0 ? [{ ...item, children }] : [];
  });
const getIds = (items: readonly DocumentItem[]): string[] =>
  items.flatMap(({ id, children = [] }) => [id, ...getIds(children)]);
// preview-end

export default function ExpandSearchHits() {
  const [text, setText] = React.useState('pdf');
  const [opened, setOpened] = React.useState<string[]>([]);
  const hits = React.useMemo(() => (text ? search(documents, text) : documents), [text]);
  const expanded = React.useMemo(() => (text ? getIds(hits) : opened), [text, hits, opened]);
  return (
    <Box sx={{ minHeight: 220, maxWidth: 360 }}>
      <TextField
        label="Search documents"
        size="small"
        value={text}
        onChange={(event) => setText(event.target.value)}
        sx={{ my: 1 }}
      />
      <TreeView
        aria-label="Documents found"
        expanded={expanded}
        onNodeToggle={(event, nodeIds) => !text && setOpened(nodeIds)}
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
      >
        {hits.map(renderDocument)}
      </TreeView>
    </Box>
  );
}
