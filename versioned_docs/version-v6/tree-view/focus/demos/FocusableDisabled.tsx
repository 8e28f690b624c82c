import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Box from '@mui/material/Box';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export default function FocusableDisabled() {
  const [focusable, setFocusable] = React.useState(true);
  return (
    <Box sx={{ minHeight: 150, maxWidth: 360 }}>
      <FormControlLabel
        label="Arrow keys reach disabled items"
        control={<Switch checked={focusable} onChange={(_, next) => setFocusable(next)} />}
      />
      {/* preview-start */}
      <TreeView
        aria-label="Handbook with a locked page"
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
        defaultExpanded={['policies']}
        disabledItemsFocusable={focusable}
      >
        <TreeItem nodeId="policies" label="Policies">
          <TreeItem nodeId="leave" label="Parental leave.docx" />
          <TreeItem nodeId="draft" label="Remote work, draft.docx" disabled />
          <TreeItem nodeId="travel" label="Travel costs.docx" />
        </TreeItem>
      </TreeView>
      {/* preview-end */}
    </Box>
  );
}
