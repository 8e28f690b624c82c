import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridPivotModel } from '@mui/x-data-grid-premium';
import { shipmentColumns, shipments } from './shipments';

// preview-start
const model: GridPivotModel = {
  rows: [{ field: 'warehouse' }],
  columns: [],
  values: [{ field: 'pieces', aggFunc: 'sum' }],
};
// preview-end

const initialState = { pivoting: { enabled: true, model } };

export default function PivotRows() {
  return (
    <Box sx={{ height: 250, width: '100%' }}>
      <DataGridPremium
        aria-label="Pieces by warehouse"
        rows={shipments}
        columns={shipmentColumns}
        initialState={initialState}
        hideFooter
      />
    </Box>
  );
}
