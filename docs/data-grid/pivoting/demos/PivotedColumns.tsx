import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { DataGridPremiumProps, GridColDef } from '@mui/x-data-grid-premium';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'product', headerName: 'Product', width: 180 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'quantity', headerName: 'Pieces', type: 'number' },
  { field: 'total', headerName: 'Total', type: 'number' },
];

// preview-start
const pivotingColDef: DataGridPremiumProps['pivotingColDef'] = (field, path) => ({
  width: field === 'total' ? 120 : 90,
  headerClassName: path[0] === 'returned' ? 'returns' : undefined,
  valueFormatter: (value: number | null) => {
    const text = value?.toLocaleString('en-US') ?? '';
    return field === 'total' && text ? `€ ${text}` : text;
  },
});
// preview-end

const initialState = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'product' }],
      columns: [{ field: 'status', sort: 'desc' as const }],
      values: [
        { field: 'quantity', aggFunc: 'sum' },
        { field: 'total', aggFunc: 'sum' },
      ],
    },
  },
};

const sx = { '& .returns': { fontStyle: 'italic' } };

export default function PivotedColumns() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPremium
        aria-label="Pieces and totals by product and status"
        rows={orders}
        columns={columns}
        initialState={initialState}
        pivotingColDef={pivotingColDef}
        hideFooter
        sx={sx}
      />
    </Box>
  );
}
