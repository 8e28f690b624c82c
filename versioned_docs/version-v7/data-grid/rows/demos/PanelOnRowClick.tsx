import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  GRID_DETAIL_PANEL_TOGGLE_FIELD,
  useGridApiRef,
} from '@mui/x-data-grid-pro';
import type { DataGridProProps, GridColDef } from '@mui/x-data-grid-pro';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

type Props = DataGridProProps<Order>;

const columns: GridColDef<Order>[] = [
  {
    ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
    headerName: 'Details',
    renderHeader: undefined,
    width: 80,
  },
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
];

const getDetailPanelContent: Props['getDetailPanelContent'] = ({ row }) => (
  <Typography variant="body2" sx={{ px: 3, py: 2 }}>
    {row.quantity} × {row.product}
  </Typography>
);
const getDetailPanelHeight = () => 'auto' as const;

export default function PanelOnRowClick() {
  const apiRef = useGridApiRef();

  // preview-start
  const onCellClick: Props['onCellClick'] = ({ id, field }) => {
    // The toggle's own cell does it already.
    if (field !== GRID_DETAIL_PANEL_TOGGLE_FIELD) {
      apiRef.current?.toggleDetailPanel(id);
    }
  };
  // preview-end

  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGridPro
        apiRef={apiRef}
        slotProps={{ main: { 'aria-label': 'Orders that open on click' } }}
        rows={orders}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        onCellClick={onCellClick}
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
