import * as React from 'react';
import Button from '@material-ui/core/Button';
import Typography from '@material-ui/core/Typography';
import {
  DataGrid,
  GridToolbarContainer,
  useGridSlotComponentProps,
  type GridColumns,
} from '@material-ui/data-grid';
import { orders } from '../../data/orders';

const columns: GridColumns = [
  { field: 'id', headerName: 'Order', width: 125 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 140 },
];

// preview-start
function CopyToolbar({ onCopy }: { onCopy: (count: number) => void }) {
  const { apiRef, state } = useGridSlotComponentProps();
  const copy = () => {
    apiRef.current.copySelectedRowsToClipboard(true);
    onCopy(state.selection.length);
  };
  return (
    <GridToolbarContainer>
      <Button onClick={copy} disabled={state.selection.length === 0}>
        Copy selected rows
      </Button>
    </GridToolbarContainer>
  );
}
// preview-end

export default function CopiedRows() {
  const [count, setCount] = React.useState(0);
  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 340 }}>
        <DataGrid
          aria-label="Orders to copy"
          rows={orders}
          columns={columns}
          checkboxSelection
          components={{ Toolbar: CopyToolbar }}
          componentsProps={{ toolbar: { onCopy: setCount } }}
        />
      </div>
      <Typography role="status">{count > 0 ? `Copied ${count} rows.` : 'Select rows.'}</Typography>
    </div>
  );
}
