import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export default function DisabledItems() {
  const [focusable, setFocusable] = React.useState(true);
  return (
    <Box sx={{ minHeight: 170, maxWidth: 360 }}>
      <FormControlLabel
        control={<Switch checked={focusable} onChange={(event, on) => setFocusable(on)} />}
        label="Disabled items take focus"
      />
      {/* preview-start */}
      <TreeView
        aria-label="Handbook with a draft"
        disabledItemsFocusable={focusable}
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
        defaultExpanded={['policies']}
      >
        <TreeItem nodeId="policies" label="Policies">
          <TreeItem nodeId="leave" label="Parental leave.docx" />
          <TreeItem nodeId="travel" label="Travel costs.docx" disabled />
        </TreeItem>
        <TreeItem nodeId="forms" label="Forms" />
      </TreeView>
      {/* preview-end */}
    </Box>
  );
}
