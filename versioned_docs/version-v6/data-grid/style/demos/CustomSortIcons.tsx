import Box from '@mui/material/Box';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import UnfoldMore from '@mui/icons-material/UnfoldMore';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, tea: 'Sencha', minutes: 2 },
  { id: 2, tea: 'Assam', minutes: 5 },
  { id: 3, tea: 'Oolong', minutes: 4 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'tea', headerName: 'Tea', flex: 1, minWidth: 110 },
  { field: 'minutes', headerName: 'Steeps (min)', type: 'number', width: 140 },
];

// preview-start
const icons = {
  columnUnsortedIcon: () => <UnfoldMore fontSize="small" />,
  columnSortedAscendingIcon: () => <KeyboardArrowUp fontSize="small" />,
  columnSortedDescendingIcon: () => <KeyboardArrowDown fontSize="small" />,
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
        aria-label="Teas"
        rows={rows}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'tea', sort: 'asc' }] } }}
        slots={icons}
        sx={always}
        hideFooter
      />
    </Box>
  );
}
