import * as React from 'react';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';

const rows = [
  { id: 1, customer: 'مخبز النخيل', item: 'Cardamom, whole pods, 5 kg', total: -48.2 },
  { id: 2, customer: 'Café du Nord', item: 'زعفران', total: 310 },
];
const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'customer', headerName: 'Customer', width: 130 },
  { field: 'item', headerName: 'Item', width: 700 },
  { field: 'total', headerName: 'Total', type: 'number', width: 90 },
];

export default function RtlPinning() {
  const { direction } = useTheme();
  // preview-start
  const [start, end] = direction === 'rtl' ? ['right', 'left'] : ['left', 'right'];
  const pinnedColumns = React.useMemo(
    () => ({ [start]: ['customer'], [end]: ['total'] }),
    [start, end],
  );
  // preview-end
  return (
    <Box sx={{ width: '100%' }}>
      <DataGridPro
        aria-label="Orders"
        rows={rows}
        columns={columns}
        pinnedColumns={pinnedColumns}
        hideFooter
      />
    </Box>
  );
}
