import * as React from 'react';
import Box from '@mui/material/Box';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { jaJP } from '@mui/x-data-grid/locales';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: '商品', flex: 1, minWidth: 150 },
  { field: 'warehouse', headerName: '倉庫', width: 130 },
];

const rows = stock.slice(0, 2);
const noRows: StockItem[] = [];
const shared = { columns, hideFooter: true };

export default function ThemeLocale() {
  const outer = useTheme();
  // preview-start
  const theme = React.useMemo(() => createTheme(outer, jaJP), [outer]);
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ display: 'grid', gap: 2, width: '100%' }} lang="ja">
        <DataGrid {...shared} rows={rows} slotProps={{ main: { 'aria-label': '在庫' } }} />
        <DataGrid {...shared} rows={noRows} slotProps={{ main: { 'aria-label': '空の在庫' } }} />
      </Box>
    </ThemeProvider>
  );
  // preview-end
}
