import * as React from 'react';
import {
  DataGrid,
  GridEvents,
  GridFooter,
  useGridSlotComponentProps,
  type GridCellParams,
  type GridColumns,
} from '@material-ui/data-grid';
import { stock } from '../../data/stock';

const columns: GridColumns = [
  { field: 'id', headerName: 'SKU', width: 110 },
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 140 },
];

// preview-start
function SupplierFooter() {
  const { apiRef } = useGridSlotComponentProps();
  const [text, setText] = React.useState('Point at a row, or focus one of its cells.');
  React.useEffect(() => {
    const show = ({ row }: GridCellParams) => setText(`Supplier: ${row.supplier ?? 'none'}`);
    const stop = [GridEvents.cellEnter, GridEvents.cellFocus].map((name) =>
      apiRef.current.subscribeEvent(name, show),
    );
    return () => stop.forEach((unsubscribe) => unsubscribe());
  }, [apiRef]);
  // preview-end
  return (
    <>
      <div style={{ padding: '12px 16px 0' }}>{text}</div>
      <GridFooter />
    </>
  );
}

export default function EventInSlot() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Stock with its suppliers"
        rows={stock}
        columns={columns}
        components={{ Footer: SupplierFooter }}
      />
    </div>
  );
}
