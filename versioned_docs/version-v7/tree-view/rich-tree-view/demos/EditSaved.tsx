import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { documents } from './documents';
import type { DocumentItem } from './documents';

// preview-start
const rename = (items: readonly DocumentItem[], id: string, label: string): DocumentItem[] =>
  items.map((item) => ({
    ...item,
    label: item.id === id ? label : item.label,
    children: item.children && rename(item.children, id, label),
  }));

export default function EditSaved() {
  const [versions, setVersions] = React.useState([documents]);
  const handleChange = (itemId: string, label: string) =>
    setVersions((all) => [rename(all[0] ?? documents, itemId, label.trim()), ...all]);
  // preview-end
  return (
    <Box sx={{ minHeight: 210, maxWidth: 360 }}>
      <Button disabled={versions.length === 1} onClick={() => setVersions(versions.slice(1))}>
        Undo rename
      </Button>
      <RichTreeView
        aria-label="Documents with saved names"
        items={versions[0] ?? documents}
        defaultExpandedItems={['people']}
        isItemEditable
        experimentalFeatures={{ labelEditing: true }}
        onItemLabelChange={handleChange}
      />
    </Box>
  );
}
