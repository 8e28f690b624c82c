import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridColDef,
  type GridGroupingValueGetterParams,
} from '@mui/x-data-grid-premium';

interface Kayak {
  id: number;
  kayak: string;
  length: number;
}

const rows: Kayak[] = [
  { id: 1, kayak: 'Otter', length: 310 },
  { id: 2, kayak: 'Heron', length: 470 },
  { id: 3, kayak: 'Grebe', length: 335 },
  { id: 4, kayak: 'Pike', length: 520 },
];

// preview-start
const columns: GridColDef<Kayak>[] = [
  {
    field: 'length',
    headerName: 'Length (cm)',
    width: 120,
    groupingValueGetter: ({ value }: GridGroupingValueGetterParams<Kayak, number>) =>
      value < 400 ? 'River boats' : 'Sea boats',
  },
  { field: 'kayak', headerName: 'Kayak', flex: 1, minWidth: 100, groupable: false },
];
// preview-end

export default function GroupingValue() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGridPremium
        aria-label="Kayaks by use"
        rows={rows}
        columns={columns}
        initialState={{ rowGrouping: { model: ['length'] } }}
        groupingColDef={{ headerName: 'Use', width: 170, hideDescendantCount: true }}
        defaultGroupingExpansionDepth={-1}
        hideFooter
      />
    </Box>
  );
}
