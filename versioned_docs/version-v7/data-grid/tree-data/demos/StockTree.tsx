import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'warehouse', headerName: 'Warehouse', flex: 1, minWidth: 110 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 100 },
];

// preview-start
// No row is a category: the grid makes rows for them.
const getTreeDataPath = (row: StockItem) => [row.category, row.item, row.id];
// preview-end

const groupingColDef = { headerName: 'Stock', flex: 2, minWidth: 200 };

export default function StockTree() {
  return (
    <Box sx={{ height: 422, width: '100%' }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Stock by category and item' } }}
        rows={stock}
        columns={columns}
        treeData
        getTreeDataPath={getTreeDataPath}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
    </Box>
  );
}
