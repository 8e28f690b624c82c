import Box from '@mui/material/Box';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

// preview-start
function invert(outer: Theme) {
  const mode = outer.palette.mode === 'dark' ? 'light' : 'dark';
  return createTheme({ ...outer, palette: { mode } });
}
// preview-end

const items = [
  {
    id: 'contracts',
    label: 'Contracts',
    children: [
      { id: 'lease', label: 'Lease of the bakery, with all amendments since 2019' },
      { id: 'cafe', label: 'Café du Nord' },
    ],
  },
  { id: 'photos', label: 'صور' },
];
const open = ['contracts'];
const day = dayjs('2025-06-12');

export default function ThemeNested() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, minHeight: 230, width: '100%' }}>
        {/* preview-start */}
        <ThemeProvider theme={invert}>
          <Box
            sx={{
              bgcolor: 'background.paper',
              color: 'text.primary',
              p: 2,
              width: 280,
              maxWidth: 1,
            }}
          >
            <DatePicker label="Inside" defaultValue={day} sx={{ mb: 2 }} />
            <RichTreeView aria-label="Documents" items={items} defaultExpandedItems={open} />
          </Box>
        </ThemeProvider>
        <DatePicker label="Outside" defaultValue={day} sx={{ maxWidth: 200, mt: 2 }} />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
