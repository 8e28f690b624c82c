import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef, GridColumnGroupingModel } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const rows = stock.slice(0, 3);

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110 },
  { field: 'reserved', headerName: 'Reserved', type: 'number', width: 110 },
];

const columnGroupingModel: GridColumnGroupingModel = [
  { groupId: 'Pieces', children: [{ field: 'onHand' }, { field: 'reserved' }] },
];

export default function ExportedGroups() {
  const apiRef = useGridApiRef();
  const [text, setText] = React.useState('');
  // preview-start
  const show = (includeColumnGroupsHeaders: boolean) =>
    setText(apiRef.current.getDataAsCsv({ includeColumnGroupsHeaders }));
  // preview-end
  return (
    <Box sx={{ width: '100%', minHeight: 440 }}>
      <Box sx={{ height: 274 }}>
        <DataGrid
          apiRef={apiRef}
          slotProps={{ main: { 'aria-label': 'Stock to export' } }}
          rows={rows}
          columns={columns}
          columnGroupingModel={columnGroupingModel}
          hideFooter
        />
      </Box>
      <Button onClick={() => show(true)}>With groups</Button>
      <Button onClick={() => show(false)}>Without groups</Button>
      <Box component="output" aria-label="CSV" sx={{ display: 'block', whiteSpace: 'pre-wrap' }}>
        {text}
      </Box>
    </Box>
  );
}
