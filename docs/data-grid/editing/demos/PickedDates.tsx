import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { DataGrid, useGridApiContext } from '@mui/x-data-grid';
import type { GridColDef, GridRenderEditCellParams } from '@mui/x-data-grid';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const slotProps = { textField: { size: 'small', fullWidth: true } } as const;

// preview-start
function DateEditCell(params: GridRenderEditCellParams<StockItem, Date | null>) {
  const { id, field, value, hasFocus } = params;
  const apiRef = useGridApiContext();
  return (
    <DatePicker
      value={value ? dayjs(value) : null}
      onChange={(day) =>
        apiRef.current.setEditCellValue({ id, field, value: day?.isValid() ? day.toDate() : null })
      }
      // eslint-disable-next-line jsx-a11y/no-autofocus -- The cell has the focus already.
      autoFocus={hasFocus}
      slotProps={slotProps}
    />
  );
}
// preview-end

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150 },
  {
    field: 'counted',
    headerName: 'Counted',
    type: 'date',
    width: 180,
    editable: true,
    renderEditCell: (params) => <DateEditCell {...params} />,
  },
];

export default function PickedDates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 360, width: '100%' }}>
        <DataGrid aria-label="Stock and its last count" rows={stock} columns={columns} />
      </Box>
    </LocalizationProvider>
  );
}
