import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridPivotModel } from '@mui/x-data-grid-premium';
import { shipmentColumns, shipments } from './shipments';

// preview-start
const model: GridPivotModel = {
  rows: [{ field: 'warehouse' }],
  columns: [{ field: 'day' }],
  values: [{ field: 'pieces', aggFunc: 'sum' }],
};
// preview-end

const initialState = { pivoting: { enabled: true, model } };

export default function PivotRowsAndColumns() {
  return (
    <Box sx={{ height: 300, width: '100%' }}>
      <DataGridPremium
        aria-label="Pieces by warehouse and day"
        rows={shipments}
        columns={shipmentColumns}
        initialState={initialState}
        hideFooter
      />
    </Box>
  );
}
