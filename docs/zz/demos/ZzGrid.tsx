import { DataGrid } from '@mui/x-data-grid';
import { version } from 'react';

export default function ZzGrid() {
  return (
    <div style={{ height: 320 }}>
      <DataGrid
        aria-label={`React ${version}`}
        columns={[{ field: 'name', width: 150 }, { field: 'age', type: 'number' }]}
        rows={[{ id: 1, name: 'Pear', age: 4 }, { id: 2, name: 'Apple', age: 40 }]}
      />
    </div>
  );
}
