import Box from '@mui/material/Box';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import type { DataGridPremiumProps, GridColDef } from '@mui/x-data-grid-premium';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'category', headerName: 'Category', width: 120 },
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 100 },
];

const initialState = {
  rowGrouping: { model: ['category'] },
  columns: { columnVisibilityModel: { category: false } },
};

export default function GroupsByRowClick() {
  const apiRef = useGridApiRef();

  // preview-start
  const onRowClick: DataGridPremiumProps['onRowClick'] = ({ id }) => {
    const node = apiRef.current?.getRowNode(id);
    if (node?.type === 'group') {
      apiRef.current?.setRowChildrenExpansion(id, !node.childrenExpanded);
    }
  };
  // preview-end

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        apiRef={apiRef}
        slotProps={{ main: { 'aria-label': 'Stock with groups that open by a click' } }}
        rows={stock}
        columns={columns}
        experimentalFeatures={{ ariaV8: true }}
        initialState={initialState}
        onRowClick={onRowClick}
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
