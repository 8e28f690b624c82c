import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

// preview-start
const tree = {
  '& .MuiTreeItem-content.Mui-selected': { borderLeft: 3, borderColor: 'primary.main' },
  '& .MuiTreeItem-content.Mui-expanded > .MuiTreeItem-label': { fontWeight: 600 },
  '& .MuiTreeItem-content.Mui-disabled > .MuiTreeItem-label': { fontStyle: 'italic' },
};

const urgent = { '& > .MuiTreeItem-content': { color: 'error.main' } };
// preview-end

export default function SimpleItemStates() {
  return (
    <Box sx={{ minHeight: 170, maxWidth: 360 }}>
      <SimpleTreeView
        aria-label="Handbook with styled states"
        defaultExpandedItems={['policies', 'forms']}
        defaultSelectedItems="travel"
        sx={tree}
      >
        <TreeItem itemId="policies" label="Policies">
          <TreeItem itemId="leave" label="Parental leave.docx" disabled />
          <TreeItem itemId="travel" label="Travel costs.docx" />
        </TreeItem>
        <TreeItem itemId="forms" label="Forms, to be signed by Friday" sx={urgent}>
          <TreeItem itemId="claim" label="Expenses.pdf" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
