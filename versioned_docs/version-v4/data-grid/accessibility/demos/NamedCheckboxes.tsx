import * as React from 'react';
import {
  DataGrid,
  GridCellCheckboxRenderer,
  gridCheckboxSelectionColDef,
  type GridCellParams,
  type GridColumns,
} from '@material-ui/data-grid';
import Checkbox, { type CheckboxProps } from '@material-ui/core/Checkbox';
import { orders } from '../../data/orders';

// preview-start
const RowName = React.createContext<string | undefined>(undefined);

const NamedCheckbox = React.forwardRef<HTMLButtonElement, CheckboxProps>(
  function NamedCheckbox(props, ref) {
    const name = React.useContext(RowName) ?? 'All orders';
    return <Checkbox ref={ref} {...props} inputProps={{ 'aria-label': name }} />;
  },
);

const renderCheckbox = (params: GridCellParams) => (
  <RowName.Provider value={`Order ${params.id}`}>
    <GridCellCheckboxRenderer {...params} />
  </RowName.Provider>
);
// preview-end

const columns: GridColumns = [
  { ...gridCheckboxSelectionColDef, renderCell: renderCheckbox },
  { field: 'id', headerName: 'Order', width: 125 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
];

export default function NamedCheckboxes() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Orders with named checkboxes"
        rows={orders}
        columns={columns}
        components={{ Checkbox: NamedCheckbox }}
        checkboxSelection
        disableSelectionOnClick
      />
    </div>
  );
}
