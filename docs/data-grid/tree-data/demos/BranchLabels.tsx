import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef, GridGroupingColDefOverride } from '@mui/x-data-grid-pro';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 100 },
];

const getTreeDataPath = (row: StockItem) => [row.category, row.id];

// preview-start
const groupingColDef: GridGroupingColDefOverride<StockItem> = {
  headerName: 'Category and item',
  flex: 1,
  minWidth: 220,
  hideDescendantCount: true,
  // Rows that the grid made have no fields: they keep their key.
  valueFormatter: (key: string, row) => (row.item ? `${row.item}, ${row.warehouse}` : key),
};
// preview-end

export default function BranchLabels() {
  return (
    <Box sx={{ height: 422, width: '100%' }}>
      <DataGridPro
        aria-label="Stock with labels instead of codes"
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
