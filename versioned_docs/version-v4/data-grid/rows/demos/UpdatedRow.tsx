import Button from '@material-ui/core/Button';
import {
  DataGrid,
  GridToolbarContainer,
  useGridSlotComponentProps,
  type GridColumns,
} from '@material-ui/data-grid';
import { stock } from '../../data/stock';

const columns: GridColumns = [
  { field: 'id', headerName: 'SKU', width: 110 },
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 140 },
];

// preview-start
function BookingToolbar() {
  const { apiRef } = useGridSlotComponentProps();
  const book = (amount: number) => {
    const onHand = Number(apiRef.current.getCellValue('CK-01', 'onHand'));
    apiRef.current.updateRows([{ id: 'CK-01', onHand: onHand + amount }]);
  };
  return (
    <GridToolbarContainer>
      <Button onClick={() => book(10)}>Receive 10 kettles</Button>
      <Button onClick={() => book(-1)}>Sell one</Button>
    </GridToolbarContainer>
  );
}
// preview-end

export default function UpdatedRow() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Stock with bookings"
        rows={stock}
        columns={columns}
        components={{ Toolbar: BookingToolbar }}
      />
    </div>
  );
}
