import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'id', headerName: 'Code', width: 90 },
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 120 },
  { field: 'onHand', headerName: 'Counted', type: 'number', width: 110, editable: true },
];

const rows = stock.slice(0, 4);

export default function CollectedRows() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = useState('Change a count, then save.');

  // preview-start
  const save = () => {
    const changed = rows.filter(
      ({ id, onHand }) => apiRef.current?.getRow<StockItem>(id)?.onHand !== onHand,
    );
    setMessage(`Changed: ${changed.map(({ id }) => id).join(', ') || 'nothing'}`);
  };
  // preview-end

  return (
    <Box sx={{ width: '100%' }}>
      <Button size="small" onClick={save}>
        Save all counts
      </Button>
      <Typography role="status" variant="body2" sx={{ my: 1 }}>
        {message}
      </Typography>
      <Box sx={{ height: 266 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Stock to count"
          rows={rows}
          columns={columns}
          hideFooter
        />
      </Box>
    </Box>
  );
}
