import Add from '@mui/icons-material/AddCircleOutline';
import Check from '@mui/icons-material/CheckCircleOutline';
import Toggle from '@mui/icons-material/ExpandCircleDownOutlined';
import Close from '@mui/icons-material/HighlightOff';
import More from '@mui/icons-material/MoreHoriz';
import Up from '@mui/icons-material/NorthOutlined';
import Remove from '@mui/icons-material/RemoveCircleOutline';
import Down from '@mui/icons-material/SouthOutlined';
import Table from '@mui/icons-material/TableChartOutlined';
import Search from '@mui/icons-material/TravelExploreOutlined';
import Bottom from '@mui/icons-material/VerticalAlignBottom';
import Top from '@mui/icons-material/VerticalAlignTop';
import Box from '@mui/material/Box';
import type SvgIcon from '@mui/material/SvgIcon';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { DataGridPremium, GridSidebarValue } from '@mui/x-data-grid-premium';
import type { GridColDef, GridPivotModel } from '@mui/x-data-grid-premium';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 160 },
  { field: 'country', headerName: 'Country', width: 160 },
  { field: 'product', headerName: 'Product', width: 180 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

const model: GridPivotModel = {
  rows: [{ field: 'product' }, { field: 'country' }],
  columns: [{ field: 'status', sort: 'asc' }],
  values: [{ field: 'total', aggFunc: 'sum' }],
};
const initialState = {
  pivoting: { enabled: true, model },
  sidebar: { open: true, value: GridSidebarValue.Pivot },
};

type IconProps = Pick<SvgIconProps, 'className' | 'fontSize'>;

/** Passes on the two props that the grid sets. */
const toSlot = (Icon: typeof SvgIcon) =>
  function SlotIcon({ className, fontSize }: IconProps) {
    return <Icon className={className} fontSize={fontSize} />;
  };

// preview-start
const slots = {
  pivotIcon: toSlot(Table),
  pivotSearchIcon: toSlot(Search),
  pivotSearchClearIcon: toSlot(Close),
  pivotMenuAddIcon: toSlot(Add),
  pivotMenuMoveUpIcon: toSlot(Up),
  pivotMenuMoveDownIcon: toSlot(Down),
  pivotMenuMoveToTopIcon: toSlot(Top),
  pivotMenuMoveToBottomIcon: toSlot(Bottom),
  pivotMenuCheckIcon: toSlot(Check),
  pivotMenuRemoveIcon: toSlot(Remove),
  columnMenuIcon: toSlot(More),
  collapsibleIcon: toSlot(Toggle),
  sidebarCloseIcon: toSlot(Close),
};
// preview-end

export default function PivotIcons() {
  return (
    <Box sx={{ height: 560, width: '100%' }}>
      <DataGridPremium
        aria-label="Totals with other icons in the panel"
        rows={orders}
        columns={columns}
        initialState={initialState}
        slots={slots}
        showToolbar
      />
    </Box>
  );
}
