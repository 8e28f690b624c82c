import * as React from 'react';
import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const chapters = [
  { id: 'policies', label: 'Policies', pages: ['Parental leave', 'Travel costs'] },
  { id: 'forms', label: 'Forms', pages: ['経費 (expenses)', 'Sick note'] },
  { id: 'contacts', label: 'Contacts', pages: ['Works council'] },
];

export default function SimpleOneFolderOpen() {
  const [expanded, setExpanded] = React.useState(['policies']);
  return (
    <Box sx={{ minHeight: 170, maxWidth: 360 }}>
      {/* preview-start */}
      <SimpleTreeView
        aria-label="Handbook with one open chapter"
        expandedItems={expanded}
        onExpandedItemsChange={(event, itemIds) => setExpanded(itemIds.slice(0, 1))}
      >
        {/* preview-end */}
        {chapters.map(({ id, label, pages }) => (
          <TreeItem key={id} itemId={id} label={label}>
            {pages.map((page) => (
              <TreeItem key={page} itemId={`${id}/${page}`} label={page} />
            ))}
          </TreeItem>
        ))}
      </SimpleTreeView>
    </Box>
  );
}
