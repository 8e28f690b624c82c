import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 120 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 95 },
  { field: 'reserved', headerName: 'Reserved', type: 'number', width: 105 },
];

export default function CellsFromCode() {
  const apiRef = useGridApiRef();
  // preview-start
  const selectColumn = (field: string) => {
    const ids = apiRef.current?.getAllRowIds() ?? [];
    apiRef.current?.setCellSelectionModel(
      Object.fromEntries(ids.map((id) => [id, { [field]: true }])),
    );
  };

  const selectBlock = () =>
    apiRef.current?.selectCellRange(
      { id: 'CK-02', field: 'onHand' },
      { id: 'CK-03', field: 'reserved' },
      true,
    );
  // preview-end
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
        <Button onClick={() => selectColumn('reserved')}>Select “Reserved”</Button>
        <Button onClick={selectBlock}>Add a block</Button>
        <Button onClick={() => apiRef.current?.setCellSelectionModel({})}>Clear</Button>
      </Stack>
      <Box sx={{ height: 320 }}>
        <DataGridPremium
          apiRef={apiRef}
          aria-label="Stock; buttons select cells"
          rows={stock}
          columns={columns}
          cellSelection
          disableRowSelectionOnClick
        />
      </Box>
    </Stack>
  );
}
