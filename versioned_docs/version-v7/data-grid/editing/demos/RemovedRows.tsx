import * as React from 'react';
import DeleteIcon from '@mui/icons-material/Delete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { DataGrid, GridActionsCellItem } from '@mui/x-data-grid';
import type { GridColDef, GridRowId } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

export default function RemovedRows() {
  // preview-start
  const [removed, setRemoved] = React.useState<GridRowId[]>([]);
  const rows = React.useMemo(() => stock.filter(({ id }) => !removed.includes(id)), [removed]);

  const remove = React.useCallback((id: GridRowId) => setRemoved((ids) => [...ids, id]), []);
  const undo = () => setRemoved((ids) => ids.slice(0, -1));
  // preview-end
  const columns = React.useMemo<GridColDef<StockItem>[]>(
    () => [
      { field: 'item', headerName: 'Item', flex: 1, minWidth: 150 },
      { field: 'warehouse', headerName: 'Warehouse', width: 120 },
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        width: 90,
        getActions: ({ id, row }) => [
          <GridActionsCellItem
            icon={<DeleteIcon />}
            label={`Remove ${row.item}, ${row.warehouse}`}
            onClick={() => remove(id)}
          />,
        ],
      },
    ],
    [remove],
  );
  return (
    <Box sx={{ height: 360, width: '100%', position: 'relative' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Stock; items can be removed' } }}
        rows={rows}
        columns={columns}
      />
      <Snackbar
        open={removed.length > 0}
        message={`Items removed: ${removed.length}`}
        action={
          <Button color="inherit" size="small" onClick={undo}>
            Undo
          </Button>
        }
        sx={{ position: 'absolute' }}
      />
    </Box>
  );
}
