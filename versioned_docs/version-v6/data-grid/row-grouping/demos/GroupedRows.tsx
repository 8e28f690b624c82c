import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'bakery', headerName: 'Bakery', width: 130 },
  { field: 'bread', headerName: 'Bread', flex: 1, minWidth: 110 },
  { field: 'loaves', headerName: 'Loaves', type: 'number', width: 110 },
];

const rows = [
  { id: 1, bakery: 'Corner', bread: 'Rye', loaves: 60 },
  { id: 2, bakery: 'Corner', bread: 'Spelt', loaves: 35 },
  { id: 3, bakery: 'Station', bread: 'Rye', loaves: 110 },
  { id: 4, bakery: 'Station', bread: 'Wheat', loaves: 240 },
  { id: 5, bakery: 'Station', bread: 'Seeds', loaves: 75 },
];

export default function GroupedRows() {
  return (
    <Box sx={{ height: 480, width: '100%' }}>
      {/* preview-start */}
      <DataGridPremium
        aria-label="Loaves by bakery"
        rows={rows}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['bakery'] },
          columns: { columnVisibilityModel: { bakery: false } },
          aggregation: { model: { loaves: 'sum' } },
        }}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
      {/* preview-end */}
    </Box>
  );
}
