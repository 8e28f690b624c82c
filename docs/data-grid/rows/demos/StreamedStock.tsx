import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';
import { subscribe } from './stockFeed';

const columns: GridColDef<StockItem>[] = [
  { field: 'id', headerName: 'Code', width: 90 },
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 130 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 100 },
];

export default function StreamedStock() {
  const apiRef = useGridApiRef();
  const [running, setRunning] = useState(false);

  // preview-start
  useEffect(() => {
    if (!running) {
      return undefined;
    }
    return subscribe((changes) => apiRef.current?.updateRows(changes));
  }, [apiRef, running]);
  // preview-end

  return (
    <Box sx={{ width: '100%' }}>
      <Button size="small" onClick={() => setRunning(!running)} sx={{ mb: 1 }}>
        {running ? 'Pause' : 'Start'}
      </Button>
      <Box sx={{ height: 370 }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Stock that changes"
          rows={stock}
          columns={columns}
          hideFooter
        />
      </Box>
    </Box>
  );
}
