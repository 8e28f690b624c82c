import Box from '@mui/material/Box';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import UnfoldMore from '@mui/icons-material/UnfoldMore';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 'CK-01', item: 'Copper kettle', onHand: 38 },
  { id: 'TL-02', item: 'Folding saw', onHand: -3 },
  { id: 'TX-01', item: 'Wool blanket', onHand: 96 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 110 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 140 },
];

// preview-start
const icons = {
  columnUnsortedIcon: () => <UnfoldMore fontSize="small" />,
  columnSortedAscendingIcon: () => <KeyboardArrowUp fontSize="small" />,
  columnSortedDescendingIcon: () => <KeyboardArrowDown fontSize="small" />,
};

const always = {
  '& .MuiDataGrid-iconButtonContainer': { visibility: 'visible', width: 'auto' },
  '& .MuiDataGrid-columnHeader:not(.MuiDataGrid-columnHeader--sorted) .MuiDataGrid-sortButton': {
    opacity: 0.5,
  },
};
// preview-end

export default function CustomSortIcons() {
  return (
    <Box sx={{ height: 232, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Stock to sort' } }}
        rows={rows}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'item', sort: 'asc' }] } }}
        slots={icons}
        sx={always}
        hideFooter
      />
    </Box>
  );
}
