import Box from '@mui/material/Box';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import type {} from '@mui/x-data-grid-pro/themeAugmentation';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = orders.slice(0, 5);

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'No.', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 180 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

// preview-start
const light = { headers: '#f3ead3', pinned: '#faf4e3' };
const dark = { headers: '#332b18', pinned: '#211c10' };

function withSurfaces(outer: Theme) {
  const { headers, pinned } = outer.palette.mode === 'dark' ? dark : light;
  const columnHeaders = { backgroundColor: headers };
  const pinnedColumnHeaders = { backgroundColor: headers, backgroundImage: 'none' };
  const pinnedColumns = { backgroundColor: pinned, backgroundImage: 'none' };
  return createTheme(outer, {
    components: {
      MuiDataGrid: { styleOverrides: { columnHeaders, pinnedColumnHeaders, pinnedColumns } },
    },
  });
}
// preview-end

const initialState = { pinnedColumns: { left: ['id'] } };

export default function ThemeSurfaces() {
  return (
    <ThemeProvider theme={withSurfaces}>
      <Box sx={{ height: 318, width: '100%' }}>
        <DataGridPro
          aria-label="Orders with tinted headers"
          rows={rows}
          columns={columns}
          initialState={initialState}
          disableColumnMenu
          hideFooter
        />
      </Box>
    </ThemeProvider>
  );
}
