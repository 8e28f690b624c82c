import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';

const harvests = [
  { id: 1, apiary: 'Orchard', honey: 'Apple', year: '2024', jars: 120 },
  { id: 2, apiary: 'Orchard', honey: 'Linden', year: '2024', jars: 84 },
  { id: 3, apiary: 'Heath', honey: 'Heather', year: '2024', jars: 46 },
  { id: 4, apiary: 'Orchard', honey: 'Apple', year: '2023', jars: 98 },
  { id: 5, apiary: 'Heath', honey: 'Heather', year: '2023', jars: 51 },
];

const columns: GridColDef<(typeof harvests)[number]>[] = [
  { field: 'apiary', headerName: 'Apiary', width: 120 },
  { field: 'honey', headerName: 'Honey', flex: 1, minWidth: 110 },
  { field: 'year', headerName: 'Year', width: 90 },
  { field: 'jars', headerName: 'Jars', type: 'number', width: 100 },
];

export default function GroupedRows() {
  return (
    <Box sx={{ height: 480, width: '100%' }}>
      {/* preview-start */}
      <DataGridPremium
        aria-label="Honey harvests by apiary"
        rows={harvests}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['apiary'] },
          columns: { columnVisibilityModel: { apiary: false } },
          aggregation: { model: { jars: 'sum' } },
        }}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
      {/* preview-end */}
    </Box>
  );
}
