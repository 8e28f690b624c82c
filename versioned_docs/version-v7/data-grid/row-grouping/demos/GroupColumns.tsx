import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';

const tools = [
  { id: 1, shed: 'Upper', wall: 'Left', tool: 'Scythe' },
  { id: 2, shed: 'Upper', wall: 'Left', tool: 'Hay rake' },
  { id: 3, shed: 'Upper', wall: 'Right', tool: 'Axe' },
  { id: 4, shed: 'Lower', wall: 'Left', tool: 'Hoe' },
  { id: 5, shed: 'Lower', wall: 'Left', tool: 'Dibber' },
];

const columns: GridColDef<(typeof tools)[number]>[] = [
  { field: 'shed', headerName: 'Shed' },
  { field: 'wall', headerName: 'Wall' },
  { field: 'tool', headerName: 'Tool', flex: 1, minWidth: 110 },
];

export default function GroupColumns() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      {/* preview-start */}
      <DataGridPremium
        slotProps={{ main: { 'aria-label': 'Tools by shed and wall' } }}
        rows={tools}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['shed', 'wall'] },
          columns: { columnVisibilityModel: { shed: false, wall: false } },
        }}
        rowGroupingColumnMode="multiple"
        isGroupExpandedByDefault={({ groupingKey }) => groupingKey === 'Upper'}
        experimentalFeatures={{ ariaV8: true }}
        hideFooter
      />
      {/* preview-end */}
    </Box>
  );
}
