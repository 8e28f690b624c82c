import Box from '@mui/material/Box';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export default function HomeTree() {
  return (
    <Box sx={{ height: 200, overflow: 'auto' }}>
      {/* preview-start */}
      <TreeView
        aria-label="Documents"
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
        defaultExpanded={['contracts', 'invoices']}
        defaultSelected="lease"
      >
        {/* preview-end */}
        <TreeItem nodeId="contracts" label="Contracts">
          <TreeItem nodeId="lease" label="Office lease.pdf" />
          <TreeItem nodeId="insurance" label="Insurance.pdf" />
        </TreeItem>
        <TreeItem nodeId="invoices" label="Invoices">
          <TreeItem nodeId="march" label="March.pdf" />
          <TreeItem nodeId="april" label="April.pdf" />
        </TreeItem>
        <TreeItem nodeId="reports" label="Reports">
          <TreeItem nodeId="annual" label="Annual report.docx" />
        </TreeItem>
      </TreeView>
    </Box>
  );
}
