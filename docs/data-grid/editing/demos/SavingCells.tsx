import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { DataGridProps, GridColDef } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';
import { saveItem } from './stockServer';

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150, editable: true },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 120, editable: true },
];

const slotProps: DataGridProps['slotProps'] = { loadingOverlay: { variant: 'linear-progress' } };

const ignoreError = () => {};

export default function SavingCells() {
  // preview-start
  const [saving, setSaving] = React.useState(0);

  const save = async (item: StockItem) => {
    setSaving((count) => count + 1);
    try {
      return await saveItem(item);
    } finally {
      setSaving((count) => count - 1);
    }
  };
  // preview-end
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Stock, with a bar while it saves"
        rows={stock}
        columns={columns}
        processRowUpdate={save}
        onProcessRowUpdateError={ignoreError}
        loading={saving > 0}
        slotProps={slotProps}
      />
    </Box>
  );
}
