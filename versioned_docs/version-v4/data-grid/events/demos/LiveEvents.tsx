import * as React from 'react';
import { DataGrid, type GridColumns } from '@material-ui/data-grid';
import { orders } from '../../data/orders';

const columns: GridColumns = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 145, editable: true },
];

export default function LiveEvents() {
  // preview-start
  const [events, setEvents] = React.useState<string[]>([]);
  const handlers = React.useMemo(() => {
    const add = (text: string) => setEvents((old) => [text, ...old].slice(0, 5));
    return {
      onCellClick: () => add('cellClick'),
      onCellDoubleClick: () => add('cellDoubleClick'),
      onRowClick: () => add('rowClick'),
      onCellEditStart: () => add('cellEditStart'),
      onCellEditCommit: () => add('cellEditCommit'),
      onCellEditStop: () => add('cellEditStop'),
      onColumnHeaderClick: () => add('columnHeaderClick'),
      onSortModelChange: () => add('sortModelChange'),
      onSelectionModelChange: () => add('selectionChange'),
    };
  }, []);
  // preview-end

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 320 }}>
        <DataGrid aria-label="Orders to try" rows={orders} columns={columns} {...handlers} />
      </div>
      <pre dir="ltr" style={{ height: 90, margin: '8px 0 0', overflow: 'hidden' }}>
        {events.join('\n') || 'Click, sort, or edit.'}
      </pre>
    </div>
  );
}
