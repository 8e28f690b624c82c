import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const admission = dayjs('2025-04-17');

export default function LayoutDesktopToolbar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div role="group" aria-label="Admission" style={{ width: 'fit-content' }}>
        {/* preview-start */}
        <StaticDatePicker
          defaultValue={admission}
          displayStaticWrapperAs="desktop"
          disableHighlightToday
          slotProps={{
            toolbar: { hidden: false, toolbarFormat: 'ddd, MMMM D', toolbarPlaceholder: 'No day' },
            actionBar: { actions: ['clear', 'accept'] },
          }}
        />
        {/* preview-end */}
      </div>
    </LocalizationProvider>
  );
}
