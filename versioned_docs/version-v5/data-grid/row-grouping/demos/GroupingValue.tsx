import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridColumns,
  type GridGroupingValueGetterParams,
} from '@mui/x-data-grid-premium';

// preview-start
const columns: GridColumns = [
  {
    field: 'acres',
    headerName: 'Acres',
    width: 100,
    groupingValueGetter: ({ value }: GridGroupingValueGetterParams<number>) =>
      value > 20 ? 'Large' : 'Small',
  },
  { field: 'field', headerName: 'Field', flex: 1, minWidth: 120, groupable: false },
];
// preview-end

const rows = [
  { id: 1, field: 'Long Acre', acres: 34 },
  { id: 2, field: 'Goose Corner', acres: 6 },
  { id: 3, field: 'Chapel Field', acres: 12 },
  { id: 4, field: 'Stone Hill', acres: 51 },
];

export default function GroupingValue() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGridPremium
        aria-label="Fields by size"
        rows={rows}
        columns={columns}
        initialState={{ rowGrouping: { model: ['acres'] } }}
        groupingColDef={{ headerName: 'Size', width: 150, hideDescendantCount: true }}
        defaultGroupingExpansionDepth={-1}
        hideFooter
      />
    </Box>
  );
}
