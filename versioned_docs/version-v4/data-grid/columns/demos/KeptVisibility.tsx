import * as React from 'react';
import Button from '@material-ui/core/Button';
import { DataGrid, type GridColumns } from '@material-ui/data-grid';
import { orders } from '../../data/orders';

const all: GridColumns = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'country', headerName: 'Country', width: 140 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 140 },
];

export default function KeptVisibility() {
  // preview-start
  const [hidden, setHidden] = React.useState<string[]>(['country']);
  const columns = React.useMemo(
    () => all.map((column) => ({ ...column, hide: hidden.includes(column.field) })),
    [hidden],
  );
  const setVisible = (field: string, isVisible: boolean) =>
    setHidden((old) => [...old.filter((it) => it !== field), ...(isVisible ? [] : [field])]);
  // preview-end

  return (
    <div style={{ width: '100%' }}>
      <Button
        aria-pressed={!hidden.includes('country')}
        onClick={() => setVisible('country', hidden.includes('country'))}
      >
        {hidden.includes('country') ? 'Show countries' : 'Hide countries'}
      </Button>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Orders with kept columns"
          rows={orders}
          columns={columns}
          onColumnVisibilityChange={({ field, isVisible }) => setVisible(field, isVisible)}
        />
      </div>
    </div>
  );
}
