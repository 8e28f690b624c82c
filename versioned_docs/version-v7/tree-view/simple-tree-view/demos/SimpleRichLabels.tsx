import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Folder from '@mui/icons-material/Folder';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleRichLabels() {
  return (
    <Box sx={{ minHeight: 140, maxWidth: 360 }}>
      {/* preview-start */}
      <SimpleTreeView aria-label="Inbox of the store" defaultExpandedItems={['inbox']}>
        <TreeItem itemId="inbox" label="Inbox">
          <TreeItem
            itemId="scan"
            label={
              <Box sx={{ display: 'flex', gap: 1 }}>
                Scan from Zürich.pdf <Chip size="small" label="New" />
              </Box>
            }
          />
        </TreeItem>
        <TreeItem itemId="drafts" label="Drafts" slots={{ icon: Folder }} />
      </SimpleTreeView>
      {/* preview-end */}
    </Box>
  );
}
