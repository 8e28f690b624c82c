import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleDisabledItem() {
  const [focusable, setFocusable] = React.useState(false);
  return (
    <Box sx={{ minHeight: 210, maxWidth: 360 }}>
      <FormControlLabel
        control={<Switch checked={focusable} onChange={(event, on) => setFocusable(on)} />}
        label="Disabled items take focus"
      />
      {/* preview-start */}
      <SimpleTreeView
        aria-label="Handbook with a draft"
        defaultExpandedItems={['policies']}
        disabledItemsFocusable={focusable}
      >
        <TreeItem itemId="policies" label="Policies">
          <TreeItem itemId="leave" label="Parental leave.docx" />
          <TreeItem itemId="travel" label="Travel costs.docx" disabled />
        </TreeItem>
        <TreeItem itemId="forms" label="Forms">
          <TreeItem itemId="claim" label="経費 (expenses).pdf" />
        </TreeItem>
      </SimpleTreeView>
      {/* preview-end */}
    </Box>
  );
}
