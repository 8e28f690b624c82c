import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { documents } from './documents';

export default function ExpandByIconOnly() {
  const [iconOnly, setIconOnly] = React.useState(true);
  return (
    <Box sx={{ minHeight: 240, maxWidth: 360 }}>
      <FormControlLabel
        control={<Switch checked={iconOnly} onChange={(event, on) => setIconOnly(on)} />}
        label="Only the icon expands"
      />
      {/* preview-start */}
      <RichTreeView
        aria-label="Documents with icons that expand"
        items={documents}
        defaultExpandedItems={['people']}
        expansionTrigger={iconOnly ? 'iconContainer' : 'content'}
      />
      {/* preview-end */}
    </Box>
  );
}
