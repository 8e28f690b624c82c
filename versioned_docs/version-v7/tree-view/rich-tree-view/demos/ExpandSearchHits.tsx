import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { documents } from './documents';
import type { DocumentItem } from './documents';

// preview-start
const search = (items: readonly DocumentItem[], text: string): DocumentItem[] =>
  items.flatMap((item) => {
    if (item.label.toLowerCase().includes(text.toLowerCase())) {
      return [item];
    }
    const children = search(item.children ?? [], text);
    return children.length > 0 ? [{ ...item, children }] : [];
  });
const getFolderIds = (items: readonly DocumentItem[]): string[] =>
  items.flatMap((item) => [item.id, ...getFolderIds(item.children ?? [])]);
// preview-end

export default function ExpandSearchHits() {
  const [text, setText] = React.useState('pdf');
  const [opened, setOpened] = React.useState<string[]>([]);
  const hits = React.useMemo(() => (text ? search(documents, text) : documents), [text]);
  const expanded = React.useMemo(() => (text ? getFolderIds(hits) : opened), [text, hits, opened]);
  return (
    <Box sx={{ minHeight: 270, maxWidth: 360 }}>
      <TextField
        label="Search documents"
        size="small"
        value={text}
        onChange={(event) => setText(event.target.value)}
        sx={{ my: 1 }}
      />
      <RichTreeView
        aria-label="Documents found"
        items={hits}
        expandedItems={expanded}
        onExpandedItemsChange={(event, itemIds) => !text && setOpened(itemIds)}
      />
    </Box>
  );
}
