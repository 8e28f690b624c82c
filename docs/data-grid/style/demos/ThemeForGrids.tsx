import Box from '@mui/material/Box';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const rows = stock.slice(0, 4);

const columns: GridColDef<StockItem>[] = [
  { field: 'id', headerName: 'Code', width: 90 },
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 120 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110 },
];

// preview-start
function withGrids(outer: Theme) {
  return createTheme(outer, {
    components: {
      MuiDataGrid: {
        defaultProps: { density: 'compact', hideFooter: true },
        styleOverrides: { columnHeaderTitle: { fontWeight: 700 } },
      },
    },
  });
}
// preview-end

export default function ThemeForGrids() {
  return (
    <ThemeProvider theme={withGrids}>
      <Box sx={{ height: 189, width: '100%' }}>
        <DataGrid aria-label="Kitchen stock" rows={rows} columns={columns} />
      </Box>
    </ThemeProvider>
  );
}
