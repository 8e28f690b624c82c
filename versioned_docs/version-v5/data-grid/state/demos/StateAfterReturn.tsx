import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiContext } from '@mui/x-data-grid';
import type { GridColDef, GridInitialState } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'id', headerName: 'No.', width: 90 },
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 160 },
  { field: 'warehouse', headerName: 'Warehouse', width: 130 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110 },
];

// preview-start
function LeaveToolbar({ onLeave }: { onLeave(state: GridInitialState): void }) {
  const apiRef = useGridApiContext();
  return <Button onClick={() => onLeave(apiRef.current.exportState())}>Leave the list</Button>;
}
// preview-end

const components = { Toolbar: LeaveToolbar };

export default function StateAfterReturn() {
  const [open, setOpen] = React.useState(true);
  const [state, setState] = React.useState<GridInitialState>({
    sorting: { sortModel: [{ field: 'onHand', sort: 'asc' }] },
  });
  const onLeave = React.useCallback((exported: GridInitialState) => {
    setState(exported);
    setOpen(false);
  }, []);
  const componentsProps = React.useMemo(() => ({ toolbar: { onLeave } }), [onLeave]);
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      {open ? (
        <DataGrid
          aria-label="Stock that remembers its view"
          rows={stock}
          columns={columns}
          components={components}
          componentsProps={componentsProps}
          initialState={state}
        />
      ) : (
        <Button onClick={() => setOpen(true)}>Return to the list</Button>
      )}
    </Box>
  );
}
