import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColumns, GridEditRowsModel, GridRowId } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColumns<StockItem> = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150, editable: true },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 100, editable: true },
];

export default function CommittedRows() {
  const [rows, setRows] = React.useState(stock);
  // preview-start
  const [model, setModel] = React.useState<GridEditRowsModel>({});
  const save = (id: GridRowId) => {
    const fields = Object.entries(model[id] ?? {});
    const changes = Object.fromEntries(fields.map(([field, { value }]) => [field, value]));
    setRows((all) => all.map((item) => (item.id === id ? { ...item, ...changes } : item)));
  };

  const edit = ({ id, item, onHand }: StockItem) =>
    setModel({ [id]: { item: { value: item }, onHand: { value: onHand } } });
  // preview-end
  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button onClick={() => rows.slice(0, 1).forEach(edit)}>Edit the first row</Button>
      <Box sx={{ height: 320, width: '100%' }}>
        <DataGrid
          aria-label="Stock, edited by row"
          rows={rows}
          columns={columns}
          editMode="row"
          editRowsModel={model}
          onEditRowsModelChange={setModel}
          onRowEditCommit={save}
        />
      </Box>
    </Stack>
  );
}
