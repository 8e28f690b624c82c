import Box from '@mui/material/Box';
import { DataGridPremium, type GridColumns } from '@mui/x-data-grid-premium';

const columns: GridColumns = [
  { field: 'dock', headerName: 'Dock' },
  { field: 'kind', headerName: 'Kind' },
  { field: 'boat', headerName: 'Boat', flex: 1, minWidth: 110 },
];

const rows = [
  { id: 1, dock: 'East', kind: 'Sail', boat: 'Merganser' },
  { id: 2, dock: 'East', kind: 'Sail', boat: 'Little Auk' },
  { id: 3, dock: 'East', kind: 'Motor', boat: 'Badger' },
  { id: 4, dock: 'West', kind: 'Sail', boat: 'Fulmar' },
];

export default function GroupColumns() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      {/* preview-start */}
      <DataGridPremium
        aria-label="Boats by dock and kind"
        rows={rows}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['dock', 'kind'] },
          columns: { columnVisibilityModel: { dock: false, kind: false } },
        }}
        rowGroupingColumnMode="multiple"
        isGroupExpandedByDefault={({ groupingKey }) => groupingKey === 'East'}
        hideFooter
      />
      {/* preview-end */}
    </Box>
  );
}
