import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';

const bridges = [
  { id: 1, bridge: 'Mill footbridge', opened: 1904, span: 22 },
  { id: 2, bridge: 'Rail viaduct', opened: 1908, span: 210 },
  { id: 3, bridge: 'Weir crossing', opened: 1951, span: 64 },
  { id: 4, bridge: 'Quay swing bridge', opened: 1957, span: 88 },
];

// preview-start
const columns: GridColDef<(typeof bridges)[number]>[] = [
  {
    field: 'opened',
    headerName: 'Opened',
    width: 110,
    groupingValueGetter: (year: number) => `${Math.floor(year / 10) * 10}s`,
  },
  { field: 'bridge', headerName: 'Bridge', flex: 1, minWidth: 140 },
  { field: 'span', headerName: 'Span (m)', type: 'number', width: 110, groupable: false },
];
// preview-end

export default function GroupValues() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGridPremium
        aria-label="Bridges by decade"
        rows={bridges}
        columns={columns}
        initialState={{ rowGrouping: { model: ['opened'] } }}
        groupingColDef={{ headerName: 'Decade', width: 150, hideDescendantCount: true }}
        defaultGroupingExpansionDepth={-1}
        hideFooter
      />
    </Box>
  );
}
