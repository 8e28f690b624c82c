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

// preview-start
const getDetailPanelContent: NonNullable<Props['getDetailPanelContent']> = ({ row }) =>
  row.note === null ? null : (
    <Typography variant="body2" sx={{ px: 3, py: 2 }}>
      {row.note}
    </Typography>
  );
// preview-end

const getDetailPanelHeight = () => 'auto' as const;

export default function PanelsForNotes() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Orders, with details where there is a note' } }}
        rows={orders}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
      />
    </Box>
  );
}
