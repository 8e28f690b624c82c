import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColumns, GridRowClassNameParams } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = orders.slice(2, 6);

const columns: GridColumns<Order> = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'status', headerName: 'Status', width: 100 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

// preview-start
const getStatus = ({ row }: GridRowClassNameParams<Order>) => row.status;

const states: SxProps<Theme> = (theme) => ({
  '& .open': { color: '#7b3306', backgroundColor: '#fef3c6' },
  '& .returned': { color: '#004f3b', backgroundColor: '#d0fae5' },
  ...(theme.palette.mode === 'dark' && {
    '& .open': { color: '#fee685', backgroundColor: '#461901' },
    '& .returned': { color: '#a4f4cf', backgroundColor: '#002c22' },
  }),
});
// preview-end

export default function ConditionalRows() {
  return (
    <Box sx={{ height: 284, width: '100%' }}>
      <DataGrid
        aria-label="Orders colored by status"
        rows={rows}
        columns={columns}
        getRowClassName={getStatus}
        sx={states}
        hideFooter
      />
    </Box>
  );
}
