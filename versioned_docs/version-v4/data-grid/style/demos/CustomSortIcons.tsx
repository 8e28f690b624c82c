import * as React from 'react';
import ExpandLessIcon from '@material-ui/icons/ExpandLess';
import ExpandMoreIcon from '@material-ui/icons/ExpandMore';
import { DataGrid, type GridColumns, type GridSortModel } from '@material-ui/data-grid';
import { orders } from '../../data/orders';

const columns: GridColumns = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 140 },
];

// preview-start
const components = {
  ColumnSortedAscendingIcon: ExpandLessIcon,
  ColumnSortedDescendingIcon: ExpandMoreIcon,
  ColumnUnsortedIcon: null,
};
// preview-end

export default function CustomSortIcons() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([
    { field: 'total', sort: 'desc' },
  ]);
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Orders with other sort icons"
        rows={orders}
        columns={columns}
        sortModel={sortModel}
        onSortModelChange={(model) => setSortModel(model)}
        components={components}
      />
    </div>
  );
}
