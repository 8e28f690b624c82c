import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  type GridCellSelectionModel,
  type GridEventListener,
} from '@mui/x-data-grid-premium';
import type { Kind } from './calendar/absences';
import { columnGroupingModel, columns } from './calendar/columns';
import { countAway } from './calendar/rows';
import { useBookings } from './calendar/useBookings';

const actions: { label: string; kind: Kind | null; keys: string[] }[] = [
  { label: 'Vacation (V)', kind: 'Vacation', keys: ['v'] },
  { label: 'Sick leave (S)', kind: 'Sick leave', keys: ['s'] },
  { label: 'Training (T)', kind: 'Training', keys: ['t'] },
  { label: 'Remove (Delete)', kind: null, keys: ['Delete', 'Backspace'] },
];

const initialState = { pinnedColumns: { left: ['name'] } };

const sx = {
  '& .free': { bgcolor: 'action.hover' },
  '& .MuiDataGrid-cell': { px: '3px' },
  '& .MuiDataGrid-cell[data-field="name"]': { px: 1.25 },
  '& .MuiDataGrid-columnHeader': { px: 0.5, lineHeight: 1.3, textAlign: 'center' },
  '& .MuiDataGrid-columnHeader[data-field="name"]': { px: 1.25 },
  '& .MuiDataGrid-columnSeparator': {
    display: 'none',
  },
};

export default function TimeOffCalendar() {
  const { rows, message, book } = useBookings();
  const [selection, setSelection] = React.useState<GridCellSelectionModel>({});
  const pinnedRows = React.useMemo(() => ({ bottom: [countAway(rows)] }), [rows]);

  // preview-start
  const handleKey: GridEventListener<'cellKeyDown'> = ({ id, field }, event) => {
    const action = actions.find(({ keys }) => keys.includes(event.key));
    if (action && !event.ctrlKey && !event.metaKey) {
      const isSelected = selection[id]?.[field];
      book(isSelected ? selection : { [id]: { [field]: true } }, action.kind);
    }
  };
  // preview-end

  return (
    <Box sx={{ height: 640, width: '100%', display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {actions.map(({ label, kind }) => (
          <Button key={label} size="small" variant="outlined" onClick={() => book(selection, kind)}>
            {label}
          </Button>
        ))}
      </Box>
      <Typography role="status" variant="body2">
        {message}
      </Typography>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          label="Time off, March 31 to April 27, 2025"
          rows={rows}
          columns={columns}
          columnGroupingModel={columnGroupingModel}
          pinnedRows={pinnedRows}
          initialState={initialState}
          cellSelection
          cellSelectionModel={selection}
          onCellSelectionModelChange={setSelection}
          onCellKeyDown={handleKey}
          rowSelection={false}
          rowHeight={36}
          columnGroupHeaderHeight={36}
          columnHeaderHeight={48}
          showCellVerticalBorder
          hideFooter
          sx={sx}
        />
      </Box>
    </Box>
  );
}
