import Box from '@mui/material/Box';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import dayjs from 'dayjs';
import { BarChart } from '@mui/x-charts/BarChart';
import type {} from '@mui/x-charts/themeAugmentation';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type {} from '@mui/x-tree-view/themeAugmentation';

// preview-start
function withBrand(outer: Theme) {
  return createTheme(outer, {
    palette: { primary: outer.palette.augmentColor({ color: { main: '#8e5aa8' } }) },
    shape: { borderRadius: 12 },
    components: {
      MuiDataGrid: { defaultProps: { hideFooter: true, density: 'compact' } },
      MuiBarChart: { defaultProps: { colors: ['#a66cc2'], borderRadius: 6, hideLegend: true } },
      MuiRichTreeView: { defaultProps: { itemChildrenIndentation: 20 } },
    },
  });
}
// preview-end

const rows = [
  { id: 1, product: 'Enamel camping mug', balance: 12.5 },
  { id: 2, product: 'بطانية صوف', balance: -3.75 },
  { id: 3, product: 'Cast-iron skillet with a lid, second delivery', balance: 40 },
];
const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 110 },
  { field: 'balance', headerName: 'Balance', type: 'number', width: 90 },
];
const series = [{ data: [32, 48, 27], label: 'Orders' }];
const xAxis = [{ data: ['May', 'Jun', 'Jul'] }];
const items = [
  { id: 'contracts', label: 'Contracts', children: [{ id: 'lease', label: 'Office lease' }] },
  { id: 'reports', label: 'Reports' },
];
const open = ['contracts'];
const columnsOfPage = { xs: 'minmax(0, 1fr)', sm: '3fr 2fr' };

export default function ThemeForAll() {
  return (
    <ThemeProvider theme={withBrand}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: columnsOfPage, width: '100%' }}>
          <DataGrid aria-label="Products" rows={rows} columns={columns} />
          <BarChart aria-label="Orders by month" height={170} series={series} xAxis={xAxis} />
          <DatePicker label="Delivery" defaultValue={dayjs('2025-06-12')} />
          <RichTreeView
            aria-label="Documents"
            items={items}
            defaultExpandedItems={open}
            defaultSelectedItems="lease"
          />
        </Box>
      </LocalizationProvider>
    </ThemeProvider>
  );
}
