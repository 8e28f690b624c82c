import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPro, GRID_DETAIL_PANEL_TOGGLE_COL_DEF } from '@mui/x-data-grid-pro';
import type { DataGridProProps, GridColDef } from '@mui/x-data-grid-pro';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  {
    ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
    headerName: 'Details',
    renderHeader: undefined,
    width: 80,
  },
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

type Props = DataGridProProps<Order>;

const getDetailPanelContent: NonNullable<Props['getDetailPanelContent']> = ({ row }) => (
  <Box sx={{ px: 3, py: 2 }}>
    <Typography variant="subtitle2" component="p">
      {row.quantity} × {row.product}
    </Typography>
    <Typography variant="body2">{row.note ?? 'No note.'}</Typography>
  </Box>
);

// preview-start
const getDetailPanelHeight: Props['getDetailPanelHeight'] = ({ row }) => (row.note ? 110 : 80);
// preview-end

export default function PanelHeightByOrder() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Orders with panels of two heights' } }}
        rows={orders}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
      />
    </Box>
  );
}
