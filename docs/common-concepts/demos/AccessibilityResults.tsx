import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { results } from './measurements';
import type { AccessibilityResult } from './measurements';

// preview-start
const columns: GridColDef<AccessibilityResult>[] = [
  { field: 'id', headerName: 'Component', width: 200 },
  {
    field: 'axe',
    headerName: 'axe',
    width: 220,
    valueFormatter: (value: string) => value || 'No violation',
  },
  { field: 'tabStops', headerName: 'Tab stops', type: 'number' },
  { field: 'smallestTarget', headerName: 'Smallest target', width: 130 },
  { field: 'below24', headerName: 'Below 24 px', type: 'number', width: 120 },
  { field: 'overflowAt400', headerName: 'Overflow at 400%', type: 'number', width: 150 },
  { field: 'focusVisible', headerName: 'Focus shown', type: 'boolean', width: 120 },
  { field: 'focusForced', headerName: 'In forced colors', type: 'boolean', width: 140 },
];
// preview-end

export default function AccessibilityResults() {
  return (
    <div style={{ height: 420 }}>
      <DataGrid
        label="Results by component"
        rows={results}
        columns={columns}
        density="compact"
        hideFooter
      />
    </div>
  );
}
