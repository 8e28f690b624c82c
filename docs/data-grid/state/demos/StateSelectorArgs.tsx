import * as React from 'react';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import {
  DataGrid,
  gridRowsLookupSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { GridApiCommon, GridColDef, GridRenderCellParams, GridRowId } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const rows = stock.slice(0, 8);

// preview-start
const freeShareSelector = (apiRef: React.RefObject<GridApiCommon>, id: GridRowId) => {
  const row = gridRowsLookupSelector(apiRef)[id];
  return row && row.onHand > 0 ? Math.round((1 - row.reserved / row.onHand) * 100) : 0;
};

function FreeShare({ id }: { id: GridRowId }) {
  const apiRef = useGridApiContext();
  const share = useGridSelector(apiRef, freeShareSelector, id);
  return <LinearProgress variant="determinate" value={share} aria-label={`${share}% free`} />;
}
// preview-end

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 110 },
  { field: 'reserved', headerName: 'Reserved', type: 'number', width: 90, editable: true },
  {
    field: 'free',
    headerName: 'Free',
    width: 120,
    display: 'flex',
    sortable: false,
    filterable: false,
    renderCell: ({ id }: GridRenderCellParams<StockItem>) => (
      <Box sx={{ width: '100%' }}>
        <FreeShare id={id} />
      </Box>
    ),
  },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 90 },
];

export default function StateSelectorArgs() {
  return (
    <Box sx={{ height: 370, width: '100%' }}>
      <DataGrid aria-label="Stock with the free share" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
