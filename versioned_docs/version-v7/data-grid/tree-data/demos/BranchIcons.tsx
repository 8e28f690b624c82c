import Box from '@mui/material/Box';
import FolderOutlined from '@mui/icons-material/FolderOutlined';
import FolderOpenOutlined from '@mui/icons-material/FolderOpenOutlined';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 160 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 100 },
];

const getTreeDataPath = (row: StockItem) => [row.warehouse, row.id];
const groupingColDef = { headerName: 'Warehouse', width: 200 };

// preview-start
const Closed = () => <FolderOutlined fontSize="small" />;
const Open = () => <FolderOpenOutlined fontSize="small" />;

const slots = { treeDataExpandIcon: Closed, treeDataCollapseIcon: Open };
// preview-end

export default function BranchIcons() {
  return (
    <Box sx={{ height: 370, width: '100%' }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Stock in folders' } }}
        rows={stock}
        columns={columns}
        treeData
        getTreeDataPath={getTreeDataPath}
        groupingColDef={groupingColDef}
        slots={slots}
        hideFooter
      />
    </Box>
  );
}
