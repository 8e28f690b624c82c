import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import dayjs from 'dayjs';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type {} from '@mui/x-tree-view/themeAugmentation';

const rows = [
  { id: 1, shift: 'Früh', hours: 7.5 },
  { id: 2, shift: 'Night, with the handover to the day team', hours: 9 },
];
const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'shift', headerName: 'Shift', flex: 1, minWidth: 110 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 80 },
];
const items = [{ id: 'team', label: 'Team', children: [{ id: 'olu', label: 'Olúwaṣeun' }] }];
const open = ['team'];

export default function ThemeDensity() {
  const outer = useTheme();
  const [dense, setDense] = React.useState(true);
  // preview-start
  const theme = React.useMemo(
    () =>
      createTheme(outer, {
        components: {
          MuiDataGrid: { defaultProps: { density: dense ? 'compact' : 'comfortable' } },
          MuiPickersTextField: { defaultProps: { size: dense ? 'small' : 'medium' } },
          MuiTreeItem: {
            styleOverrides: {
              content: { paddingTop: dense ? 0 : 8, paddingBottom: dense ? 0 : 8 },
            },
          },
        },
      }),
    [outer, dense],
  );
  // preview-end
  return (
    <ThemeProvider theme={theme}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <Box sx={{ display: 'grid', gap: 2, minHeight: 440, alignContent: 'start' }}>
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label="Density"
            value={dense}
            onChange={(_, next: boolean | null) => setDense(next ?? dense)}
          >
            <ToggleButton value>Compact</ToggleButton>
            <ToggleButton value={false}>Comfortable</ToggleButton>
          </ToggleButtonGroup>
          <DataGrid aria-label="Shifts" rows={rows} columns={columns} hideFooter />
          <TimePicker label="Start" defaultValue={dayjs('2025-06-12T06:30')} />
          <RichTreeView aria-label="People" items={items} defaultExpandedItems={open} />
        </Box>
      </LocalizationProvider>
    </ThemeProvider>
  );
}
