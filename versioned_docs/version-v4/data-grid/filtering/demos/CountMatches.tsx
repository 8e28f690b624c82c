import * as React from 'react';
import {
  DataGrid,
  GridFooter,
  useGridSlotComponentProps,
  type GridColumns,
  type GridFilterModel,
} from '@material-ui/data-grid';
import { orders } from '../../data/orders';

const columns: GridColumns = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 150 },
];

// preview-start
function MatchesFooter() {
  const { rows, state } = useGridSlotComponentProps();
  const { visibleRowsLookup } = state.visibleRows;
  const matches = rows.filter(({ id }) => visibleRowsLookup[id] !== false);
  const total = matches.reduce((sum, row) => sum + row.total, 0);
  return (
    <>
      <div role="status" style={{ padding: '12px 16px 0' }}>
        {matches.length} orders, {total.toLocaleString('en-US')} €
      </div>
      <GridFooter />
    </>
  );
}
// preview-end

export default function CountMatches() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [{ id: 1, columnField: 'customer', operatorValue: 'contains', value: 'ana' }],
  });
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Orders with a count of matches"
        rows={orders}
        columns={columns}
        filterModel={filterModel}
        onFilterModelChange={(model) => setFilterModel(model)}
        components={{ Footer: MatchesFooter }}
      />
    </div>
  );
}
