import Box from '@mui/material/Box';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';
import { toPatch } from './toPatch';

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 140, editable: true },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 100, editable: true },
  { field: 'reorderAt', headerName: 'Reorder at', type: 'number', width: 100, editable: true },
];

/** Stands in for a slow server that stores a part of a row. */
async function savePart(part: Partial<StockItem>): Promise<Partial<StockItem>> {
  await new Promise((resolve) => setTimeout(resolve, 3000));
  return part;
}

export default function ParallelEdits() {
  const apiRef = useGridApiRef();
  // preview-start
  const save = async (after: StockItem, before: StockItem): Promise<StockItem> => {
    const saved = await savePart(toPatch(after, before));
    const now = apiRef.current?.getRow<StockItem>(after.id) ?? before;
    return { ...now, ...saved };
  };
  // preview-end
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        apiRef={apiRef}
        aria-label="Stock, saved by field"
        rows={stock}
        columns={columns}
        processRowUpdate={save}
      />
    </Box>
  );
}
