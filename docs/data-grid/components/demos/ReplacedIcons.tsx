import ArrowDownwardRounded from '@mui/icons-material/ArrowDownwardRounded';
import ArrowUpwardRounded from '@mui/icons-material/ArrowUpwardRounded';
import BackspaceOutlined from '@mui/icons-material/BackspaceOutlined';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import MoreHoriz from '@mui/icons-material/MoreHoriz';
import TuneRounded from '@mui/icons-material/TuneRounded';
import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import Box from '@mui/material/Box';
import type SvgIcon from '@mui/material/SvgIcon';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

type IconProps = Pick<SvgIconProps, 'className' | 'fontSize'>;

/** Hands on the two props that the grid sets. */
const toSlot = (Icon: typeof SvgIcon) =>
  function SlotIcon({ className, fontSize }: IconProps) {
    return <Icon className={className} fontSize={fontSize} />;
  };

// preview-start
const slots = {
  columnMenuIcon: toSlot(MoreHoriz),
  columnMenuSortAscendingIcon: toSlot(ArrowUpwardRounded),
  columnMenuSortDescendingIcon: toSlot(ArrowDownwardRounded),
  columnMenuFilterIcon: toSlot(TuneRounded),
  columnMenuHideIcon: toSlot(VisibilityOffOutlined),
  columnMenuManageColumnsIcon: toSlot(ViewColumnOutlined),
  columnSelectorIcon: toSlot(ViewColumnOutlined),
  openFilterButtonIcon: toSlot(TuneRounded),
  exportIcon: toSlot(DownloadOutlined),
  quickFilterClearIcon: toSlot(BackspaceOutlined),
};
// preview-end

export default function ReplacedIcons() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Orders with other icons"
        rows={orders}
        columns={columns}
        slots={slots}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
