import Box from '@mui/material/Box';
import { DataGrid, GridEditSingleSelectCell, useGridApiContext } from '@mui/x-data-grid';
import type { GridColDef, GridRenderEditCellParams } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

// preview-start
function WarehouseEditCell(params: GridRenderEditCellParams<StockItem>) {
  const apiRef = useGridApiContext();
  const { id, field } = params;
  const save = async (_event: unknown, value: unknown) => {
    const isValid = await apiRef.current.setEditCellValue({ id, field, value });
    if (isValid) apiRef.current.stopCellEditMode({ id, field, cellToFocusAfter: 'below' });
  };
  return <GridEditSingleSelectCell {...params} onValueChange={save} />;
}
// preview-end

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150 },
  {
    field: 'warehouse',
    headerName: 'Warehouse',
    type: 'singleSelect',
    valueOptions: ['Rotterdam', 'Gdańsk', 'Lyon'],
    width: 150,
    editable: true,
    renderEditCell: (params) => <WarehouseEditCell {...params} />,
  },
];

export default function SavedOnChoice() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid aria-label="Stock; a choice is saved at once" rows={stock} columns={columns} />
    </Box>
  );
}
