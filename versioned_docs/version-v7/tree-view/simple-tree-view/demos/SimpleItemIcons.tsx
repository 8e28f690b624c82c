import Box from '@mui/material/Box';
import LockOutlined from '@mui/icons-material/LockOutlined';
import PictureAsPdf from '@mui/icons-material/PictureAsPdf';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

// preview-start
const PdfIcon = () => <PictureAsPdf color="error" titleAccess="PDF" />;
const pdf = { endIcon: PdfIcon };
const locked = { icon: LockOutlined };
// preview-end

export default function SimpleItemIcons() {
  return (
    <Box sx={{ minHeight: 140, maxWidth: 360 }}>
      <SimpleTreeView aria-label="Handbook with file types" defaultExpandedItems={['forms']}>
        <TreeItem itemId="forms" label="Forms">
          <TreeItem itemId="claim" label="経費 (expenses)" slots={pdf} />
          <TreeItem itemId="notes" label="Notes" />
        </TreeItem>
        <TreeItem itemId="salaries" label="Salaries, closed" slots={locked}>
          <TreeItem itemId="bands" label="Salary bands" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
