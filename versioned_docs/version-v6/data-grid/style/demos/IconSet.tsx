import DensityMedium from '@mui/icons-material/DensityMediumRounded';
import FilterList from '@mui/icons-material/FilterListRounded';
import IosShare from '@mui/icons-material/IosShareRounded';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDownRounded';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUpRounded';
import MoreHoriz from '@mui/icons-material/MoreHorizRounded';
import MoreVert from '@mui/icons-material/MoreVertRounded';
import Search from '@mui/icons-material/SearchRounded';
import TuneIcon from '@mui/icons-material/TuneRounded';
import VisibilityOff from '@mui/icons-material/VisibilityOffRounded';
import Box from '@mui/material/Box';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'country', headerName: 'Country', flex: 1, minWidth: 120 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 150 },
];

const initialState = {
  sorting: { sortModel: [{ field: 'total', sort: 'desc' as const }] },
  filter: { filterModel: { items: [{ field: 'total', operator: '>', value: '100' }] } },
};

// preview-start
const slots = {
  toolbar: GridToolbar,
  columnSortedAscendingIcon: KeyboardArrowUp,
  columnSortedDescendingIcon: KeyboardArrowDown,
  columnFilteredIcon: FilterList,
  columnMenuIcon: MoreHoriz,
  columnMenuFilterIcon: FilterList,
  columnMenuHideIcon: VisibilityOff,
  columnMenuManageColumnsIcon: TuneIcon,
  columnMenuSortAscendingIcon: KeyboardArrowUp,
  columnMenuSortDescendingIcon: KeyboardArrowDown,
  columnResizeIcon: MoreVert,
  columnSelectorIcon: TuneIcon,
  openFilterButtonIcon: FilterList,
  // preview-end
  densityStandardIcon: DensityMedium,
  exportIcon: IosShare,
  quickFilterIcon: Search,
};

const slotProps = { toolbar: { showQuickFilter: true } };

export default function IconSet() {
  return (
    <Box sx={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Orders over 100 euros"
        rows={orders}
        columns={columns}
        initialState={initialState}
        slots={slots}
        slotProps={slotProps}
      />
    </Box>
  );
}
