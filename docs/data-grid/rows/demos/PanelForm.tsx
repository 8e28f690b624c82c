import { useState } from 'react';
import type { FormEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  GRID_DETAIL_PANEL_TOGGLE_FIELD,
  useGridApiContext,
} from '@mui/x-data-grid-pro';
import type { DataGridProProps, GridColDef } from '@mui/x-data-grid-pro';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF, headerName: 'Edit', renderHeader: undefined, width: 70 },
  { field: 'customer', headerName: 'Customer', width: 125 },
  { field: 'note', headerName: 'Note', flex: 1, minWidth: 110 },
];

// preview-start
function NoteForm({ order }: { order: Order }) {
  const apiRef = useGridApiContext();
  const [note, setNote] = useState(order.note ?? '');

  const save = (event: FormEvent) => {
    event.preventDefault();
    apiRef.current.updateRows([{ id: order.id, note }]);
    apiRef.current.toggleDetailPanel(order.id);
    // The panel is gone: the focus moves to its button.
    apiRef.current.setCellFocus(order.id, GRID_DETAIL_PANEL_TOGGLE_FIELD);
  };
  // preview-end

  return (
    <Box component="form" onSubmit={save} sx={{ px: 3, py: 2, display: 'flex', gap: 2 }}>
      <TextField
        label={`Note for ${order.customer}`}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        multiline
        minRows={2}
        size="small"
        fullWidth
      />
      <Button type="submit">Save</Button>
    </Box>
  );
}

const getDetailPanelContent: DataGridProProps<Order>['getDetailPanelContent'] = ({ row }) => (
  <div role="row">
    <div role="gridcell">
      <NoteForm order={row} />
    </div>
  </div>
);
const getDetailPanelHeight = () => 'auto' as const;

export default function PanelForm() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGridPro
        aria-label="Orders with a form"
        rows={orders}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{ detailPanel: { expandedRowIds: new Set([1042]) } }}
      />
    </Box>
  );
}
