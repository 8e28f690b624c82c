import { useCallback, useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import type { DataGridProps, GridColDef, GridRowId } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const notes = orders.filter(({ note }) => note !== null);

export default function ExpandedNote() {
  const [open, setOpen] = useState<GridRowId | null>(1045);

  const columns = useMemo<GridColDef<Order>[]>(
    () => [
      { field: 'customer', headerName: 'Customer', width: 105 },
      { field: 'note', headerName: 'Note', flex: 1, minWidth: 125 },
      {
        field: 'actions',
        headerName: 'Show',
        width: 90,
        sortable: false,
        filterable: false,
        renderCell: ({ id, row, tabIndex }) => (
          <Button
            size="small"
            tabIndex={tabIndex}
            aria-expanded={open === id}
            aria-label={`${open === id ? 'Less' : 'More'} of the note for ${row.customer}`}
            onClick={() => setOpen(open === id ? null : id)}
          >
            {open === id ? 'Less' : 'More'}
          </Button>
        ),
      },
    ],
    [open],
  );

  // preview-start
  // A new function makes the grid ask for all heights again.
  const getRowHeight = useCallback<NonNullable<DataGridProps['getRowHeight']>>(
    ({ id }) => (id === open ? 'auto' : null),
    [open],
  );
  // preview-end

  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGrid
        aria-label="Notes of orders"
        rows={notes}
        columns={columns}
        getRowHeight={getRowHeight}
        sx={{ [`& .${gridClasses['row--dynamicHeight']} .${gridClasses.cell}`]: { py: 1.5 } }}
      />
    </Box>
  );
}
