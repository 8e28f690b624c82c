import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 100 },
];

const rows = stock.slice(0, 4);

export default function ThrottledUpdates() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = useState('Nothing sent yet.');

  const send = () => {
    let applied = 0;
    const stop = apiRef.current?.subscribeEvent('rowsSet', () => {
      applied += 1;
    });
    for (let sold = 1; sold <= 100; sold += 1) {
      apiRef.current?.updateRows([{ id: 'CK-02', onHand: 112 - sold }]);
    }
    setTimeout(() => {
      stop?.();
      setMessage(`100 calls, applied ${applied} times.`);
    }, 1200);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button size="small" onClick={send}>
        Sell 100 skillets
      </Button>
      <Typography role="status" variant="body2" sx={{ my: 1 }}>
        {message}
      </Typography>
      <Box sx={{ height: 266 }}>
        {/* preview-start */}
        <DataGridPro
          apiRef={apiRef}
          slotProps={{ main: { 'aria-label': 'Stock with throttled updates' } }}
          rows={rows}
          columns={columns}
          throttleRowsMs={500}
          hideFooter
        />
        {/* preview-end */}
      </Box>
    </Box>
  );
}
