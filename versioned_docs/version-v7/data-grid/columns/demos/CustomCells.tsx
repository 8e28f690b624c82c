import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid';

interface Delivery {
  id: number;
  supplier: string;
  delay: number;
}

const deliveries: Delivery[] = [
  { id: 1, supplier: 'Kessel & Zoon', delay: 0 },
  { id: 2, supplier: 'Emalia Olkusz', delay: 7 },
  { id: 3, supplier: '刃物屋 三木', delay: 25 },
];

function DelayCell({ value = 0 }: GridRenderCellParams<Delivery, number>) {
  return (
    <Chip
      label={value === 0 ? 'On time' : `${value} days late`}
      color={value > 10 ? 'error' : 'default'}
      size="small"
      variant="outlined"
    />
  );
}

// preview-start
const columns: GridColDef<Delivery>[] = [
  { field: 'supplier', headerName: 'Supplier', flex: 1, minWidth: 130 },
  {
    field: 'delay',
    headerName: 'Delay',
    width: 140,
    display: 'flex',
    valueFormatter: (value: number) => `${value} days`,
    renderCell: (params) => <DelayCell {...params} />,
  },
];
// preview-end

export default function CustomCells() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Deliveries and delays' } }}
        rows={deliveries}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
