import * as React from 'react';
import Button from '@material-ui/core/Button';
import { DataGrid, type GridColumns } from '@material-ui/data-grid';

const columns: GridColumns = [
  { field: 'customer', headerName: 'Customer', width: 150 },
  { field: 'total', headerName: 'Total', type: 'number', width: 110 },
  { field: 'note', headerName: 'Note', flex: 1, minWidth: 180 },
];

const rows = [
  { id: 1041, customer: 'Ana Lima', total: 1196, note: 'Says "leave it with Jo"' },
  { id: 1042, customer: 'Jörg Weiß', total: -52, note: '=HYPERLINK("http://evil.example")' },
];

// preview-start
function toCsv(fields: string[], data: Record<string, unknown>[]): string {
  const escape = (value: unknown) => {
    const text = String(value ?? '');
    const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
    return /["\n\r,]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
  };
  const lines = data.map((row) => fields.map((field) => escape(row[field])).join(','));
  return [fields.join(','), ...lines].join('\r\n');
}
// preview-end

export default function SafeCsv() {
  const [csv, setCsv] = React.useState('');
  return (
    <div style={{ width: '100%' }}>
      <Button onClick={() => setCsv(toCsv(['customer', 'total', 'note'], rows))}>Write CSV</Button>
      <div style={{ height: 164 }}>
        <DataGrid aria-label="Orders with notes" rows={rows} columns={columns} hideFooter />
      </div>
      <pre dir="ltr" role="status" style={{ height: 70, margin: '8px 0 0', overflow: 'auto' }}>
        {csv || 'The CSV appears here.'}
      </pre>
    </div>
  );
}
