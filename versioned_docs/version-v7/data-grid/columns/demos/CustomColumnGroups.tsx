import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { DataGrid } from '@mui/x-data-grid';
import type {
  GridColDef,
  GridColumnGroupHeaderParams,
  GridColumnGroupingModel,
} from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'country', headerName: 'Country', width: 140 },
  { field: 'product', headerName: 'Product', width: 180 },
  { field: 'total', headerName: 'Total', type: 'number', width: 100 },
];

// preview-start
function CountedHeader({ headerName, fields }: GridColumnGroupHeaderParams) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      {headerName}
      <Chip size="small" label={`${fields.length} columns`} />
    </Box>
  );
}

// preview-end

const columnGroupingModel: GridColumnGroupingModel = (
  [
    ['Buyer', ['customer', 'country']],
    ['Goods', ['product', 'total']],
  ] as const
).map(([groupId, fields]) => ({
  groupId,
  headerClassName: `group-${groupId}`,
  renderHeaderGroup: CountedHeader,
  children: fields.map((field) => ({ field })),
}));

const sx = {
  '& .group-Buyer': { boxShadow: 'inset 0 3px var(--mui-palette-primary-main, #1976d2)' },
  '& .group-Goods': { boxShadow: 'inset 0 3px var(--mui-palette-success-main, #2e7d32)' },
};

export default function CustomColumnGroups() {
  return (
    <Box sx={{ height: 372, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Orders with custom group headers' } }}
        rows={orders}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        hideFooter
        sx={sx}
      />
    </Box>
  );
}
