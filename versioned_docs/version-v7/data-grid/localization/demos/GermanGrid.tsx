import Box from '@mui/material/Box';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { deDE } from '@mui/x-data-grid/locales';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Kundschaft', flex: 1, minWidth: 150 },
  { field: 'country', headerName: 'Land', width: 160 },
  { field: 'total', headerName: 'Summe (€)', type: 'number', width: 120 },
];

const slots = { toolbar: GridToolbar };

// preview-start
const { localeText } = deDE.components.MuiDataGrid.defaultProps;

export default function GermanGrid() {
  return (
    <Box sx={{ height: 380, width: '100%' }} lang="de">
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Bestellungen' } }}
        rows={orders}
        columns={columns}
        localeText={localeText}
        slots={slots}
      />
    </Box>
  );
}
// preview-end
