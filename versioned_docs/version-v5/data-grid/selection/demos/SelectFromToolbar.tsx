import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, gridVisibleSortedRowIdsSelector, useGridApiContext } from '@mui/x-data-grid';
import type { GridColumns } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColumns<StockItem> = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150 },
  { field: 'warehouse', headerName: 'Warehouse', width: 120 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110 },
];

// preview-start
function SelectToolbar() {
  const apiRef = useGridApiContext();
  const selectSoldOut = () => {
    const ids = gridVisibleSortedRowIdsSelector(apiRef);
    const soldOut = ids.filter((id) => Number(apiRef.current.getCellValue(id, 'onHand')) <= 0);
    apiRef.current.selectRows(soldOut, true, true);
  };
  return (
    <Box sx={{ p: 1 }}>
      <Button onClick={selectSoldOut}>Select what’s sold out</Button>
      <Button onClick={() => apiRef.current.setSelectionModel([])}>Clear</Button>
    </Box>
  );
}
// preview-end

const components = { Toolbar: SelectToolbar };

export default function SelectFromToolbar() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGrid
        aria-label="Stock; buttons select rows"
        rows={stock}
        columns={columns}
        checkboxSelection
        components={components}
      />
    </Box>
  );
}
