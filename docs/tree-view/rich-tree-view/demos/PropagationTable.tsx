import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { documents } from './documents';

const modes = ['none', 'parents', 'descendants', 'both'];

export default function PropagationTable() {
  const [mode, setMode] = React.useState('none');
  return (
    <Box sx={{ minHeight: 300, maxWidth: 400 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Propagation"
        value={mode}
        onChange={(event, value: string | null) => setMode(value ?? 'none')}
        sx={{ my: 1 }}
      >
        {modes.map((value) => (
          <ToggleButton key={value} value={value}>
            {value}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {/* preview-start */}
      <RichTreeView
        key={mode}
        aria-label="Documents to share"
        items={documents}
        multiSelect
        checkboxSelection
        selectionPropagation={{
          parents: mode === 'parents' || mode === 'both',
          descendants: mode === 'descendants' || mode === 'both',
        }}
        defaultSelectedItems={['paper']}
        defaultExpandedItems={['contracts', 'suppliers']}
      />
      {/* preview-end */}
    </Box>
  );
}
