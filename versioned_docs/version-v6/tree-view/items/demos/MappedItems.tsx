import Box from '@mui/material/Box';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

interface Page {
  id: string;
  name: string;
  pages?: Page[];
}

const handbook: Page[] = [
  {
    id: 'policies',
    name: 'Policies',
    pages: [
      { id: 'leave', name: 'Parental leave' },
      { id: 'travel', name: 'Reisekosten (Zürich)' },
    ],
  },
  { id: 'archive', name: 'Archive, still empty', pages: [] },
];

// preview-start
const renderPage = ({ id, name, pages = [] }: Page) => (
  <TreeItem key={id} nodeId={id} label={name}>
    {pages.map(renderPage)}
  </TreeItem>
);
// preview-end

export default function MappedItems() {
  return (
    <Box sx={{ minHeight: 120, maxWidth: 360 }}>
      <TreeView
        aria-label="Handbook from data"
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
        defaultExpanded={['policies']}
      >
        {handbook.map(renderPage)}
      </TreeView>
    </Box>
  );
}
