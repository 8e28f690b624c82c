import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { createTheme, ThemeProvider, useColorScheme, useTheme } from '@mui/material/styles';
import type { Direction } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import type {} from '@mui/x-data-grid/themeAugmentation';

// preview-start
const createShop = (direction: Direction) =>
  createTheme({
    direction,
    cssVariables: { colorSchemeSelector: 'data-shop', cssVarPrefix: 'shop' },
    colorSchemes: {
      light: { palette: { primary: { main: '#2e6b34' }, DataGrid: { headerBg: '#e8f0e2' } } },
      dark: { palette: { primary: { main: '#a4d49b' }, DataGrid: { headerBg: '#22301f' } } },
    },
  });

// The theme's variables, not a color for each mode
const colors = ['var(--shop-palette-primary-main)', 'var(--shop-palette-text-secondary)'];
// preview-end

const rows = [
  { id: 1, product: 'Folding saw', change: -4 },
  { id: 2, product: '鉄瓶', change: 11 },
];
const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 100 },
  { field: 'change', headerName: 'Change', type: 'number', width: 110 },
];
const series = [
  { data: [30, 41], label: '2024' },
  { data: [26, 52], label: '2025' },
];
const xAxis = [{ data: rows.map((row) => row.product) }];

function ModeSwitch() {
  const { mode, setMode } = useColorScheme();
  return (
    <FormControlLabel
      label="Dark"
      control={
        <Switch
          checked={mode === 'dark'}
          onChange={(event) => setMode(event.target.checked ? 'dark' : 'light')}
        />
      }
    />
  );
}

export default function ThemeColorSchemes() {
  const outer = useTheme();
  const theme = React.useMemo(() => createShop(outer.direction), [outer.direction]);
  return (
    <ThemeProvider theme={theme} defaultMode={outer.palette.mode} storageManager={null}>
      <Box sx={{ bgcolor: 'background.default', color: 'text.primary', p: 2, width: '100%' }}>
        <ModeSwitch />
        <DataGrid aria-label="Change of orders" rows={rows} columns={columns} hideFooter />
        <BarChart height={200} aria-label="Orders by product" {...{ series, xAxis, colors }} />
      </Box>
    </ThemeProvider>
  );
}
