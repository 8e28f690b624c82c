import Box from '@mui/material/Box';
import { DataGridPro, GRID_DETAIL_PANEL_TOGGLE_COL_DEF } from '@mui/x-data-grid-pro';
import type { DataGridProProps, GridColumns } from '@mui/x-data-grid-pro';
import { employees } from '../../data/employees';
import type { Employee } from '../../data/employees';

const heads = employees.filter(({ managerId }) => managerId === 1);
const teams = new Map(
  heads.map(({ id }) => [id, employees.filter(({ managerId }) => managerId === id)]),
);
const nobody: Employee[] = [];

const columns: GridColumns<Employee> = [
  {
    ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
    type: 'string',
    headerName: 'Team',
    renderHeader: undefined,
    width: 80,
  },
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 150 },
];

const teamColumns: GridColumns<Employee> = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'office', headerName: 'Office', width: 110 },
];

// preview-start
const getDetailPanelContent: DataGridProProps<Employee>['getDetailPanelContent'] = ({ row }) => (
  <div role="row">
    <Box role="gridcell" sx={{ height: 220, p: 2, display: 'flex' }}>
      <DataGridPro
        aria-label={`Team of ${row.name}`}
        rows={teams.get(row.id) ?? nobody}
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
        initialState={{ detailPanel: { expandedRowIds: [2] } }}
        hideFooter
      />
    </Box>
  );
}
