import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import ArrowDropUpIcon from '@mui/icons-material/ArrowDropUp';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const rows = stock.slice(0, 4);

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 160 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 140 },
];

interface IconProps {
  className?: string;
}

const Ascending = ({ className }: IconProps) => <ArrowDropUpIcon className={className} />;
const Descending = ({ className }: IconProps) => <ArrowDropDownIcon className={className} />;
const Menu = ({ className }: IconProps) => <ExpandMoreIcon className={className} />;

// preview-start
const slots = {
  columnSortedAscendingIcon: Ascending,
  columnSortedDescendingIcon: Descending,
  columnUnsortedIcon: null,
  columnMenuIcon: Menu,
};
// preview-end

const initialState = { sorting: { sortModel: [{ field: 'onHand', sort: 'desc' as const }] } };

export default function HeaderSlots() {
  return (
    <Box sx={{ width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Stock with other icons in headers' } }}
        rows={rows}
        columns={columns}
        slots={slots}
        initialState={initialState}
        hideFooter
      />
    </Box>
  );
}
