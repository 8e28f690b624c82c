import Box from '@mui/material/Box';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import UnfoldMore from '@mui/icons-material/UnfoldMore';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColumns } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const rows = stock.slice(0, 3);

const columns: GridColumns<StockItem> = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 110 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110 },
];

// preview-start
const icons = {
  ColumnUnsortedIcon: () => <UnfoldMore fontSize="small" />,
  ColumnSortedAscendingIcon: () => <KeyboardArrowUp fontSize="small" />,
  ColumnSortedDescendingIcon: () => <KeyboardArrowDown fontSize="small" />,
};

const always = {
  '& .MuiDataGrid-iconButtonContainer': { visibility: 'visible', width: 'auto' },
  '& .MuiDataGrid-columnHeader:not(.MuiDataGrid-columnHeader--sorted) svg': { opacity: 0.5 },
};
// preview-end

export default function CustomSortIcons() {
  return (
    <Box sx={{ height: 232, width: '100%' }}>
      <DataGrid
        aria-label="Stock with other sort icons"
        rows={rows}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'item', sort: 'asc' }] } }}
        components={icons}
        sx={always}
        hideFooter
      />
    </Box>
  );
}
