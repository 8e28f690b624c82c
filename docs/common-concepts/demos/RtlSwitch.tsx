import * as React from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import dayjs from 'dayjs';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';
import { BarChart } from '@mui/x-charts/BarChart';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

// preview-start
const caches = {
  ltr: createCache({ key: 'app' }),
  rtl: createCache({ key: 'app-rtl', stylisPlugins: [prefixer, rtlPlugin] }),
};
// preview-end

const rows = [
  { id: 1, item: 'زعفران', balance: -12.5 },
  { id: 2, item: 'Cardamom pods', balance: 40 },
];
const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 120 },
  { field: 'balance', headerName: 'Balance', type: 'number', width: 100 },
];
const series = [{ data: [32, 48, 27], label: 'Orders' }];
const xAxis = [{ data: ['May', 'Jun', 'Jul'] }];
const items = [{ id: 'spice', label: 'Spices', children: [{ id: 'saffron', label: 'زعفران' }] }];
const open = ['spice'];
const columnsOfPage = { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' };

export default function RtlSwitch() {
  const outer = useTheme();
  const [rtl, setRtl] = React.useState(true);
  // preview-start
  const direction = rtl ? 'rtl' : 'ltr';
  const theme = React.useMemo(() => createTheme({ ...outer, direction }), [outer, direction]);
  return (
    <CacheProvider value={caches[direction]}>
      <ThemeProvider theme={theme}>
        <Box dir={direction} sx={{ display: 'grid', gap: 2, gridTemplateColumns: columnsOfPage }}>
          {/* preview-end */}
          <FormControlLabel
            label="Right to left"
            sx={{ gridColumn: '1 / -1' }}
            control={<Switch checked={rtl} onChange={(event) => setRtl(event.target.checked)} />}
          />
          <DataGrid aria-label="Stock" rows={rows} columns={columns} hideFooter />
          <BarChart aria-label="Orders" height={160} hideLegend series={series} xAxis={xAxis} />
          <LocalizationProvider dateAdapter={AdapterDayjs}>
            <DatePicker
              label="Delivery"
              defaultValue={dayjs('2025-06-12')}
              slotProps={{ popper: { dir: direction } }}
            />
          </LocalizationProvider>
          <RichTreeView aria-label="Catalog" items={items} defaultExpandedItems={open} />
        </Box>
      </ThemeProvider>
    </CacheProvider>
  );
}
