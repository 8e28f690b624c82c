import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  gridDetailPanelExpandedRowIdsSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-pro';
import type { DataGridProProps, GridColDef, GridRenderCellParams } from '@mui/x-data-grid-pro';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

// preview-start
// A click on anything in this column opens the panel: the button needs no handler.
function NoteToggle({ id, row, tabIndex }: GridRenderCellParams<Order>) {
  const apiRef = useGridApiContext();
  const open = useGridSelector(apiRef, gridDetailPanelExpandedRowIdsSelector).includes(id);
  return (
    <Button size="small" tabIndex={tabIndex} aria-expanded={open} disabled={!row.note}>
      {open ? 'Hide' : 'Show'}
    </Button>
  );
}
// preview-end

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  {
    ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
    headerName: 'Note',
    renderHeader: undefined,
    width: 100,
    renderCell: (params) => <NoteToggle {...params} />,
  },
];

const getDetailPanelContent: DataGridProProps<Order>['getDetailPanelContent'] = ({ row }) =>
  row.note && (
    <Typography variant="body2" sx={{ px: 3, py: 2 }}>
      {row.note}
    </Typography>
  );
const getDetailPanelHeight = () => 'auto' as const;

export default function NamedToggle() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Orders with a named button' } }}
        rows={orders}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
      />
    </Box>
  );
}
