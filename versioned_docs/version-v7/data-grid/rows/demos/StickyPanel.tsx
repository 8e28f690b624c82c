import Box from '@mui/material/Box';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  gridClasses,
  gridDimensionsSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-pro';
import type { DataGridProProps, GridColDef } from '@mui/x-data-grid-pro';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF, headerName: 'Note', renderHeader: undefined, width: 80 },
  { field: 'id', headerName: 'Order', width: 120 },
  { field: 'customer', headerName: 'Customer', width: 260 },
  { field: 'product', headerName: 'Product', width: 260 },
  { field: 'country', headerName: 'Country', width: 260 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 260 },
];

// preview-start
function Note({ text }: { text: string }) {
  const apiRef = useGridApiContext();
  const { viewportInnerSize } = useGridSelector(apiRef, gridDimensionsSelector);
  return (
    <Box sx={{ position: 'sticky', left: 0, width: viewportInnerSize.width, px: 3, py: 2 }}>
      {text}
    </Box>
  );
}
const sx = {
  // Panels scroll by themselves, and that would keep `sticky` from working.
  [`& .${gridClasses.detailPanel}`]: { overflow: 'visible' },
};
// preview-end

const getDetailPanelContent: DataGridProProps<Order>['getDetailPanelContent'] = ({ row }) => (
  <Note text={row.note ?? 'No note.'} />
);
const getDetailPanelHeight = () => 'auto' as const;

export default function StickyPanel() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Wide orders with notes' } }}
        rows={orders}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        sx={sx}
        hideFooter
      />
    </Box>
  );
}
