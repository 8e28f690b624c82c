import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColumns } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColumns<StockItem> = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150 },
  { field: 'warehouse', headerName: 'Warehouse', width: 120 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110, editable: true },
];

const experimentalFeatures = { newEditingApi: true };

export default function EditedStock() {
  const [saved, setSaved] = React.useState('Double-click a number to correct it.');
  // preview-start
  const save = (item: StockItem) => {
    setSaved(`${item.item}, ${item.warehouse}: ${item.onHand} saved`);
    return item;
  };
  // preview-end
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Stock to correct"
          rows={stock}
          columns={columns}
          experimentalFeatures={experimentalFeatures}
          processRowUpdate={save}
        />
      </Box>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {saved}
      </Typography>
    </Box>
  );
}
