import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';

const nests = [
  { id: 1, island: 'Gull Rock', bird: 'Puffin', pairs: 412 },
  { id: 2, island: 'Gull Rock', bird: 'Razorbill', pairs: 190 },
  { id: 3, island: 'Long Skerry', bird: 'Puffin', pairs: 88 },
  { id: 4, island: 'Long Skerry', bird: 'Arctic tern', pairs: 640 },
  { id: 5, island: 'Long Skerry', bird: 'Eider', pairs: 75 },
];

const columns: GridColDef<(typeof nests)[number]>[] = [
  { field: 'island', headerName: 'Island', width: 140 },
  { field: 'bird', headerName: 'Bird', flex: 1, minWidth: 110 },
  { field: 'pairs', headerName: 'Pairs', type: 'number', width: 110 },
];

export default function GroupedRows() {
  return (
    <Box sx={{ height: 480, width: '100%' }}>
      {/* preview-start */}
      <DataGridPremium
        slotProps={{ main: { 'aria-label': 'Nests by island' } }}
        rows={nests}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['island'] },
          columns: { columnVisibilityModel: { island: false } },
          aggregation: { model: { pairs: 'sum' } },
        }}
        defaultGroupingExpansionDepth={1}
        experimentalFeatures={{ ariaV8: true }}
        hideFooter
      />
      {/* preview-end */}
    </Box>
  );
}
