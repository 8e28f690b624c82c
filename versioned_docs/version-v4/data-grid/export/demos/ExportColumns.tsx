import * as React from 'react';
import Button from '@material-ui/core/Button';
import {
  DataGrid,
  GridToolbarContainer,
  useGridSlotComponentProps,
  type GridColumns,
  type GridExportCsvOptions,
} from '@material-ui/data-grid';
import { orders } from '../../data/orders';

const columns: GridColumns = [
  { field: 'id', headerName: 'Order', width: 125 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'country', headerName: 'Country', hide: true },
  { field: 'note', headerName: 'Note', width: 150, disableExport: true },
];

// preview-start
const choices: Record<string, GridExportCsvOptions> = {
  'As shown': {},
  'Hidden ones, too': { allColumns: true },
  'Note and customer': { fields: ['note', 'customer'] },
};
// preview-end

function CsvToolbar({ onCsv }: { onCsv: (csv: string) => void }) {
  const { apiRef } = useGridSlotComponentProps();
  return (
    <GridToolbarContainer>
      {Object.entries(choices).map(([label, options]) => (
        <Button key={label} onClick={() => onCsv(apiRef.current.getDataAsCsv(options))}>
          {label}
        </Button>
      ))}
    </GridToolbarContainer>
  );
}

const rows = orders.slice(0, 3);

export default function ExportColumns() {
  const [csv, setCsv] = React.useState('');
  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 255 }}>
        <DataGrid
          aria-label="Orders whose columns you choose"
          rows={rows}
          columns={columns}
          components={{ Toolbar: CsvToolbar }}
          componentsProps={{ toolbar: { onCsv: setCsv } }}
          hideFooter
        />
      </div>
      <pre dir="ltr" role="status" style={{ height: 84, margin: '8px 0 0', overflow: 'auto' }}>
        {csv || 'Choose the columns above.'}
      </pre>
    </div>
  );
}
