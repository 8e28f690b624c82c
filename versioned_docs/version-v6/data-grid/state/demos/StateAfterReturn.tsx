import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef, GridInitialState } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'id', headerName: 'No.', width: 90 },
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 160 },
  { field: 'warehouse', headerName: 'Warehouse', width: 130 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110 },
];

interface StockListProps {
  state: GridInitialState;
  onLeave(state: GridInitialState): void;
}

function StockList({ state, onLeave }: StockListProps) {
  // preview-start
  const apiRef = useGridApiRef();
  const leave = () => onLeave(apiRef.current.exportState());

  const grid = (
    <DataGrid
      apiRef={apiRef}
      aria-label="Stock that remembers its view"
      rows={stock}
      columns={columns}
      initialState={state}
    />
  );
  // preview-end
  return (
    <React.Fragment>
      <Button variant="outlined" onClick={leave}>
        Leave the list
      </Button>
      <Box sx={{ height: 330, width: '100%' }}>{grid}</Box>
    </React.Fragment>
  );
}

export default function StateAfterReturn() {
  const [open, setOpen] = React.useState(true);
  const [state, setState] = React.useState<GridInitialState>({
    sorting: { sortModel: [{ field: 'onHand', sort: 'asc' }] },
  });
  const leave = (exported: GridInitialState) => {
    setState(exported);
    setOpen(false);
  };
  return (
    <Stack spacing={1} sx={{ width: '100%', minHeight: 375, alignItems: 'flex-start' }}>
      {open ? (
        <StockList state={state} onLeave={leave} />
      ) : (
        <Button variant="outlined" onClick={() => setOpen(true)}>
          Return to the list
        </Button>
      )}
    </Stack>
  );
}
