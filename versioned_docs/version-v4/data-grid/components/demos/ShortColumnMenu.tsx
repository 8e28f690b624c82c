import MenuItem from '@material-ui/core/MenuItem';
import {
  DataGrid,
  GridColumnMenuContainer,
  SortGridMenuItems,
  useGridSlotComponentProps,
  type GridColumnMenuProps,
  type GridColumns,
} from '@material-ui/data-grid';
import { orders } from '../../data/orders';

const columns: GridColumns = [
  { field: 'customer', headerName: 'Customer', width: 160 },
  { field: 'product', headerName: 'Product', width: 190 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 140 },
];

function ShortMenu(props: GridColumnMenuProps) {
  const { currentColumn } = props;
  const { apiRef } = useGridSlotComponentProps();
  // preview-start
  const hideMenu = () => {
    apiRef.current.hideColumnMenu();
    apiRef.current.setColumnHeaderFocus(currentColumn.field);
  };
  const widen = () => {
    apiRef.current.setColumnWidth(currentColumn.field, (currentColumn.width ?? 100) + 60);
    hideMenu();
  };
  return (
    <GridColumnMenuContainer {...props} hideMenu={hideMenu}>
      <SortGridMenuItems onClick={hideMenu} column={currentColumn} />
      <MenuItem onClick={widen}>Make wider</MenuItem>
    </GridColumnMenuContainer>
  );
  // preview-end
}

export default function ShortColumnMenu() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Orders with another column menu"
        rows={orders}
        columns={columns}
        components={{ ColumnMenu: ShortMenu }}
      />
    </div>
  );
}
