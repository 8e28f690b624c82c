import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';

const stock = [
  { id: 'CK-01', warehouse: 'Rotterdam', item: 'Copper kettle', onHand: 38 },
  { id: 'OD-01', warehouse: 'Rotterdam', item: 'Solar lantern', onHand: 520 },
  { id: 'OD-02', warehouse: 'Gdańsk', item: 'Solar lantern', onHand: 61 },
  { id: 'CK-05', warehouse: 'Gdańsk', item: 'Enamel camping mug', onHand: 640 },
  { id: 'TX-01', warehouse: 'Gdańsk', item: 'Wool blanket', onHand: 96 },
];

const columns: GridColDef<(typeof stock)[number]>[] = [
  { field: 'warehouse', headerName: 'Warehouse', width: 140 },
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 110 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110 },
];

export default function GroupedRows() {
  return (
    <Box sx={{ height: 480, width: '100%' }}>
      {/* preview-start */}
      <DataGridPremium
        slotProps={{ main: { 'aria-label': 'Stock by warehouse' } }}
        rows={stock}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['warehouse'] },
          columns: { columnVisibilityModel: { warehouse: false } },
          aggregation: { model: { onHand: 'sum' } },
        }}
        defaultGroupingExpansionDepth={1}
        experimentalFeatures={{ ariaV8: true }}
        hideFooter
      />
      {/* preview-end */}
    </Box>
  );
}
