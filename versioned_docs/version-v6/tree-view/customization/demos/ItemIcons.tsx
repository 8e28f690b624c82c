import Box from '@mui/material/Box';
import LockOutlined from '@mui/icons-material/LockOutlined';
import PictureAsPdf from '@mui/icons-material/PictureAsPdf';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export default function ItemIcons() {
  return (
    <Box sx={{ minHeight: 130, maxWidth: 360 }}>
      <TreeView
        aria-label="Handbook with file types"
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
        defaultExpanded={['forms']}
      >
        {/* preview-start */}
        <TreeItem nodeId="forms" label="Forms">
          <TreeItem
            nodeId="claim"
            label="経費 (expenses)"
            endIcon={<PictureAsPdf color="error" titleAccess="PDF" />}
          />
          <TreeItem nodeId="notes" label="Notes" />
        </TreeItem>
        <TreeItem nodeId="salaries" label="Salaries, closed" icon={<LockOutlined />}>
          <TreeItem nodeId="bands" label="Salary bands" />
        </TreeItem>
        {/* preview-end */}
      </TreeView>
    </Box>
  );
}
