import type { SvgIconComponent } from '@mui/icons-material';
import ArrowCircleUp from '@mui/icons-material/ArrowCircleUpRounded';
import CheckCircleOutline from '@mui/icons-material/CheckCircleOutlineRounded';
import ChevronRight from '@mui/icons-material/ChevronRightRounded';
import CloseFullscreen from '@mui/icons-material/CloseFullscreenRounded';
import DragHandle from '@mui/icons-material/DragHandleRounded';
import MoreHoriz from '@mui/icons-material/MoreHorizRounded';
import PivotTableChart from '@mui/icons-material/PivotTableChartRounded';
import RemoveCircleOutline from '@mui/icons-material/RemoveCircleOutlineRounded';
import Box from '@mui/material/Box';
import { DataGridPremium, GridSidebarValue } from '@mui/x-data-grid-premium';
import type { GridColDef, GridPivotModel } from '@mui/x-data-grid-premium';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'product', headerName: 'Product', width: 180 },
  { field: 'country', headerName: 'Country', width: 140 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'quantity', headerName: 'Pieces', type: 'number', width: 100 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

const model: GridPivotModel = {
  rows: [{ field: 'product' }],
  columns: [{ field: 'status', sort: 'asc' }],
  values: [{ field: 'total', aggFunc: 'sum' }],
};

const initialState = {
  pivoting: { enabled: true, model },
  sidebar: { open: true, value: GridSidebarValue.Pivot },
};

// preview-start
const toSlot = (Icon: SvgIconComponent) => () => <Icon fontSize="small" />;

const slots = {
  pivotIcon: toSlot(PivotTableChart),
  sidebarCloseIcon: toSlot(CloseFullscreen),
  collapsibleIcon: toSlot(ChevronRight),
  columnReorderIcon: toSlot(DragHandle),
  columnMenuIcon: toSlot(MoreHoriz),
  pivotMenuMoveUpIcon: toSlot(ArrowCircleUp),
  pivotMenuCheckIcon: toSlot(CheckCircleOutline),
  pivotMenuRemoveIcon: toSlot(RemoveCircleOutline),
};
// preview-end

export default function PivotIcons() {
  return (
    <Box sx={{ height: 480, width: '100%' }}>
      <DataGridPremium
        aria-label="Totals by product and status with other icons"
        rows={orders}
        columns={columns}
        initialState={initialState}
        slots={slots}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
