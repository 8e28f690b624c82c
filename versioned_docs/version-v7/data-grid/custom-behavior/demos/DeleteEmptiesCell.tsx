import Box from '@mui/material/Box';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef, GridEventListener } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const rows = stock.slice(0, 5);
const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 160 },
  { field: 'supplier', headerName: 'Supplier', width: 170, editable: true },
];
const slotProps = { main: { 'aria-label': 'Stock, where Delete removes a supplier' } };

export default function DeleteEmptiesCell() {
  const apiRef = useGridApiRef();
  // preview-start
  const empty: GridEventListener<'cellEditStart'> = ({ id, field, reason }, event) => {
    if (reason === 'deleteKeyDown') {
      event.defaultMuiPrevented = true;
      apiRef.current?.updateRows([{ id, [field]: null }]);
    }
  };
  // preview-end
  return (
    <Box sx={{ height: 318, width: '100%' }}>
      <DataGrid
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        slotProps={slotProps}
        onCellEditStart={empty}
        hideFooter
      />
    </Box>
  );
}
