import Box from '@mui/material/Box';
import { DataGridPro, GRID_DETAIL_PANEL_TOGGLE_COL_DEF } from '@mui/x-data-grid-pro';
import type { DataGridProProps, GridColDef } from '@mui/x-data-grid-pro';
import { employees } from '../../data/employees';
import type { Employee } from '../../data/employees';

const heads = employees.filter(({ managerId }) => managerId === 1);

const columns: GridColDef<Employee>[] = [
  { ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF, headerName: 'Team', renderHeader: undefined, width: 70 },
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 120 },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 120 },
];

const teamColumns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'office', headerName: 'Office', width: 110 },
];

// preview-start
const getDetailPanelContent: DataGridProProps<Employee>['getDetailPanelContent'] = ({ row }) => (
  <div role="row">
    <Box role="gridcell" sx={{ height: 220, p: 2, display: 'flex' }}>
      <DataGridPro
        aria-label={`Team of ${row.name}`}
        rows={employees.filter(({ managerId }) => managerId === row.id)}
        columns={teamColumns}
        density="compact"
        hideFooter
      />
    </Box>
  </div>
);
const getDetailPanelHeight = () => 220;
// preview-end

export default function GridInPanel() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPro
        aria-label="Heads of departments"
        rows={heads}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{ detailPanel: { expandedRowIds: new Set([2]) } }}
        hideFooter
      />
    </Box>
  );
}
