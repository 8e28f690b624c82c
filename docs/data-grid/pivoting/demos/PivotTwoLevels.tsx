import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridPivotModel } from '@mui/x-data-grid-premium';
import { shipmentColumns, shipments } from './shipments';

// preview-start
const model: GridPivotModel = {
  rows: [{ field: 'warehouse' }, { field: 'product' }],
  columns: [{ field: 'day' }],
  values: [{ field: 'pieces', aggFunc: 'sum' }],
};
// preview-end

const initialState = { pivoting: { enabled: true, model } };
const groupingColDef = { width: 190 };

export default function PivotTwoLevels() {
  return (
    <Box sx={{ height: 460, width: '100%' }}>
      <DataGridPremium
        aria-label="Pieces by warehouse, product and day"
        rows={shipments}
        columns={shipmentColumns}
        initialState={initialState}
        defaultGroupingExpansionDepth={1}
        groupingColDef={groupingColDef}
        hideFooter
      />
    </Box>
  );
}
