import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'meadow', headerName: 'Meadow', width: 120 },
  { field: 'flower', headerName: 'Flower', flex: 1, minWidth: 110 },
  { field: 'seen', headerName: 'Seen by', width: 110 },
];

const rows = [
  { id: 1, meadow: 'Upper', flower: 'Yarrow', seen: 'Ines' },
  { id: 2, meadow: 'Upper', flower: 'Oxeye daisy', seen: 'Tomas' },
  { id: 3, meadow: 'River', flower: 'Cuckoo flower', seen: 'Ines' },
  { id: 4, meadow: 'River', flower: 'Yarrow', seen: 'Ines' },
];

export default function GroupingCriteria() {
  const [model, setModel] = React.useState(['meadow']);

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        aria-label="Group by"
        size="small"
        value={model}
        onChange={(event, fields: string[]) => setModel(fields)}
      >
        <ToggleButton value="meadow">Meadow</ToggleButton>
        <ToggleButton value="seen">Seen by</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 260, mt: 1 }}>
        {/* preview-start */}
        <DataGridPremium
          aria-label="Flowers seen"
          rows={rows}
          columns={columns}
          rowGroupingModel={model}
          onRowGroupingModelChange={(fields) => setModel(fields)}
          rowGroupingColumnMode="multiple"
          hideFooter
        />
        {/* preview-end */}
      </Box>
    </Box>
  );
}
