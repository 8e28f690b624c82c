import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import 'dayjs/locale/ja';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { jaJP as grid } from '@mui/x-data-grid/locales';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { jaJP as pickers } from '@mui/x-date-pickers/locales';

// preview-start
const gridTexts = grid.components.MuiDataGrid.defaultProps.localeText;
const pickerTexts = pickers.components.MuiLocalizationProvider.defaultProps.localeText;
// preview-end

const rows = [
  { id: 1, guest: '山田 花', table: 4 },
  { id: 2, guest: 'Søren Ågård', table: 12 },
];
const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'guest', headerName: '名前', flex: 1, minWidth: 120 },
  { field: 'table', headerName: 'テーブル', type: 'number', width: 110 },
];
const day = dayjs('2026-06-12');
const columnsOfPage = { xs: 'minmax(0, 1fr)', sm: '3fr 2fr' };

export default function LocaleOfOnePart() {
  return (
    <Box lang="ja" sx={{ display: 'grid', gap: 2, gridTemplateColumns: columnsOfPage }}>
      {/* preview-start */}
      <Box sx={{ height: 220 }}>
        <DataGrid aria-label="予約" localeText={gridTexts} rows={rows} columns={columns} />
      </Box>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="ja" localeText={pickerTexts}>
        <DatePicker label="日付" defaultValue={day} slotProps={{ popper: { lang: 'ja' } }} />
      </LocalizationProvider>
      {/* preview-end */}
    </Box>
  );
}
