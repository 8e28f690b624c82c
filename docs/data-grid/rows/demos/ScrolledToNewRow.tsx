import { useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'id', headerName: 'Code', width: 110 },
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 110 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 100 },
];

const hammock = stock.filter(({ id }) => id === 'OD-04');

export default function ScrolledToNewRow() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = useState(stock);
  const added = useRef<string>(undefined);

  const add = () => {
    const id = `NEW-${rows.length}`;
    added.current = id;
    setRows([...rows, ...hammock.map((row) => ({ ...row, id }))]);
  };

  // preview-start
  useEffect(() => {
    const id = added.current;
    if (id !== undefined) {
      const rowIndex = apiRef.current?.getRowIndexRelativeToVisibleRows(id);
      apiRef.current?.scrollToIndexes({ rowIndex });
      apiRef.current?.setCellFocus(id, 'item');
      added.current = undefined;
    }
  }, [apiRef, rows]);
  // preview-end

  return (
    <Box sx={{ width: '100%' }}>
      <Button size="small" onClick={add} sx={{ mb: 1 }}>
        Add a hammock
      </Button>
      <Box sx={{ height: 318 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Stock that grows"
          rows={rows}
          columns={columns}
          initialState={{ sorting: { sortModel: [{ field: 'item', sort: 'asc' }] } }}
          hideFooter
        />
      </Box>
    </Box>
  );
}
