import Box from '@mui/material/Box';
import { DataGridPremium, type GridColumns } from '@mui/x-data-grid-premium';

const columns: GridColumns = [
  { field: 'choir', headerName: 'Voice', width: 120 },
  { field: 'singer', headerName: 'Singer', flex: 1, minWidth: 110 },
  { field: 'years', headerName: 'Years', type: 'number', width: 100 },
];

const rows = [
  { id: 1, choir: 'Alto', singer: 'Noor', years: 4 },
  { id: 2, choir: 'Alto', singer: 'Greta', years: 11 },
  { id: 3, choir: 'Tenor', singer: 'Pavel', years: 2 },
  { id: 4, choir: 'Tenor', singer: 'Idris', years: 7 },
  { id: 5, choir: 'Bass', singer: 'Olof', years: 20 },
];

export default function GroupedRows() {
  return (
    <Box sx={{ height: 490, width: '100%' }}>
      {/* preview-start */}
      <DataGridPremium
        aria-label="Singers by voice"
        rows={rows}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['choir'] },
          columns: { columnVisibilityModel: { choir: false } },
        }}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
      {/* preview-end */}
    </Box>
  );
}
