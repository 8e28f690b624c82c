import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { documents } from './documents';

const linked = { parents: true, descendants: true };

export default function SelectionLog() {
  const [log, setLog] = React.useState<string[]>([]);
  // preview-start
  const add = (line: string) => setLog((last) => [line, ...last].slice(0, 20));

  const noteModel = (_: React.SyntheticEvent | null, itemIds: string[]) =>
    add(`model: ${itemIds.join(', ') || 'empty'}`);
  const noteItem = (_: React.SyntheticEvent | null, itemId: string, isSelected: boolean) =>
    add(`${itemId}: ${isSelected ? 'selected' : 'cleared'}`);
  // preview-end
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, minHeight: 260 }}>
      <RichTreeView
        aria-label="Documents with a log of changes"
        items={documents}
        defaultExpandedItems={['contracts', 'suppliers']}
        multiSelect
        checkboxSelection
        selectionPropagation={linked}
        onSelectedItemsChange={noteModel}
        onItemSelectionToggle={noteItem}
        sx={{ minWidth: 280 }}
      />
      <Box
        role="log"
        aria-label="Calls, newest first"
        tabIndex={0}
        sx={{ flex: 1, minWidth: 220, height: 240, overflow: 'auto', fontFamily: 'monospace' }}
      >
        {log.length === 0 && 'Check a folder.'}
        {log.map((line, index) => (
          <div key={log.length - index}>{line}</div>
        ))}
      </Box>
    </Box>
  );
}
