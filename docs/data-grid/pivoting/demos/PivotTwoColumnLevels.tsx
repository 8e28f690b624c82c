import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridPivotModel } from '@mui/x-data-grid-premium';
import { shipmentColumns, shipments } from './shipments';

// preview-start
const model: GridPivotModel = {
  rows: [{ field: 'warehouse' }],
  columns: [{ field: 'day' }, { field: 'product', sort: 'asc' }],
  values: [{ field: 'pieces', aggFunc: 'sum' }],
};
// preview-end

const initialState = { pivoting: { enabled: true, model } };
const pivotingColDef = { width: 130 };

export default function PivotTwoColumnLevels() {
  return (
    <Box sx={{ height: 330, width: '100%' }}>
      <DataGridPremium
        aria-label="Pieces by warehouse, day and product"
        rows={shipments}
        columns={shipmentColumns}
        initialState={initialState}
        pivotingColDef={pivotingColDef}
        hideFooter
      />
    </Box>
  );
}
