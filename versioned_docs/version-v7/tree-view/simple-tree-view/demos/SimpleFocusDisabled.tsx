import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleFocusDisabled() {
  const [focusable, setFocusable] = React.useState(true);
  return (
    <Box sx={{ minHeight: 190, maxWidth: 360 }}>
      <FormControlLabel
        label="Arrow keys reach disabled items"
        control={<Switch checked={focusable} onChange={(_, next) => setFocusable(next)} />}
      />
      {/* preview-start */}
      <SimpleTreeView
        aria-label="Handbook with a locked page"
        defaultExpandedItems={['policies']}
        disabledItemsFocusable={focusable}
      >
        <TreeItem itemId="policies" label="Policies">
          <TreeItem itemId="leave" label="Parental leave.docx" />
          <TreeItem itemId="draft" label="Remote work, draft.docx" disabled />
          <TreeItem itemId="travel" label="Travel costs.docx" />
        </TreeItem>
      </SimpleTreeView>
      {/* preview-end */}
    </Box>
  );
}
