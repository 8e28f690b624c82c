import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
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
];

// preview-start
type IconProps = { className?: string };

const Open = ({ className }: IconProps) => <ChevronRightRounded className={className} />;
const Close = ({ className }: IconProps) => <ExpandMoreRounded className={className} />;

const slots = { detailPanelExpandIcon: Open, detailPanelCollapseIcon: Close };
// preview-end

type Props = DataGridProProps<Order>;

const getDetailPanelContent: NonNullable<Props['getDetailPanelContent']> = ({ row }) => (
  <Box sx={{ px: 3, py: 2 }}>
    {row.quantity} × {row.product}
  </Box>
);

const getDetailPanelHeight = () => 'auto' as const;

const initialState = { detailPanel: { expandedRowIds: new Set([1041]) } };

export default function PanelIcons() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGridPro
        aria-label="Orders with chevrons"
        rows={orders}
        columns={columns}
        slots={slots}
        initialState={initialState}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
      />
    </Box>
  );
}
