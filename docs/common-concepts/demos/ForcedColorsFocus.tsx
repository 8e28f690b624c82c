import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import dayjs from 'dayjs';

const items = [
  { id: 'invoices', label: 'Invoices', children: [{ id: 'march', label: 'March' }] },
  { id: 'photos', label: '写真' },
];
const day = dayjs('2026-03-12');

// preview-start
const forcedColors = {
  '@media (forced-colors: active)': {
    '&&& .Mui-selected': {
      forcedColorAdjust: 'none',
      backgroundColor: 'Highlight',
      color: 'HighlightText',
    },
    '&&& :focus-visible, & [data-focused]': {
      outline: '2px solid CanvasText',
      outlineOffset: 1,
    },
  },
};
// preview-end

export default function ForcedColorsFocus() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateCalendar defaultValue={day} sx={forcedColors} />
      </LocalizationProvider>
      <RichTreeView
        aria-label="Documents"
        items={items}
        defaultSelectedItems="photos"
        sx={{ minWidth: 200, ...forcedColors }}
      />
    </Stack>
  );
}
