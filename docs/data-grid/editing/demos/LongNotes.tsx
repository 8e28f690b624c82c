import * as React from 'react';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { DataGrid, useGridApiContext } from '@mui/x-data-grid';
import type { GridColDef, GridRenderEditCellParams } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

/** Puts the text area over its cell. */
const modifiers = [{ name: 'offset', options: { offset: [0, -52] } }];

function NoteEditCell(params: GridRenderEditCellParams<Order, string | null>) {
  const { id, field, value, colDef, hasFocus } = params;
  const apiRef = useGridApiContext();
  const [text, setText] = React.useState(value ?? '');
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const focusEnd = React.useCallback(
    (input: HTMLTextAreaElement | null) => {
      if (hasFocus) input?.focus();
    },
    [hasFocus],
  );
  // preview-start
  const change = (event: React.ChangeEvent<HTMLTextAreaElement>) => {
    setText(event.target.value);
    apiRef.current.setEditCellValue({ id, field, value: event.target.value, debounceMs: 300 });
  };
  const addLine = (event: React.KeyboardEvent) => {
    if (event.key === 'Enter' && event.shiftKey) event.stopPropagation();
  };
  // preview-end
  return (
    <Box ref={setAnchor} sx={{ width: '100%', height: '100%' }}>
      <Popper
        open={anchor !== null}
        anchorEl={anchor}
        placement="bottom-start"
        modifiers={modifiers}
      >
        <Paper elevation={4} sx={{ p: 1, width: colDef.computedWidth }}>
          <InputBase
            multiline
            fullWidth
            rows={4}
            value={text}
            onChange={change}
            onKeyDown={addLine}
            inputRef={focusEnd}
            inputProps={{ 'aria-label': 'Note' }}
          />
        </Paper>
      </Popper>
    </Box>
  );
}

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', width: 150 },
  {
    field: 'note',
    headerName: 'Note',
    flex: 1,
    minWidth: 200,
    editable: true,
    renderEditCell: (params) => <NoteEditCell {...params} />,
  },
];

export default function LongNotes() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid aria-label="Orders with long notes" rows={orders} columns={columns} />
    </Box>
  );
}
