import Box from '@mui/material/Box';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import type { DataGridPremiumProps, GridColDef } from '@mui/x-data-grid-premium';
import { employees } from '../../data/employees';
import type { Employee } from '../../data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'department', headerName: 'Department', width: 120 },
  { field: 'office', headerName: 'Office', width: 120 },
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
];

const initialState = {
  rowGrouping: { model: ['department', 'office'] },
  columns: { columnVisibilityModel: { department: false, office: false } },
};

const groupingColDef = { width: 220 };

const sx = {
  '& .group-0': { fontWeight: 'bold', bgcolor: 'action.selected' },
  '& .group-1': { fontStyle: 'italic', bgcolor: 'action.hover' },
};

export default function StyledGroupRows() {
  const apiRef = useGridApiRef();

  // preview-start
  const getRowClassName: DataGridPremiumProps['getRowClassName'] = ({ id }) => {
    const node = apiRef.current?.getRowNode(id);
    return node?.type === 'group' ? `group-${node.depth}` : '';
  };
  // preview-end

  return (
    <Box sx={{ height: 422, width: '100%' }}>
      <DataGridPremium
        apiRef={apiRef}
        slotProps={{ main: { 'aria-label': 'Employees with styled groups' } }}
        rows={employees}
        columns={columns}
        experimentalFeatures={{ ariaV8: true }}
        initialState={initialState}
        groupingColDef={groupingColDef}
        getRowClassName={getRowClassName}
        defaultGroupingExpansionDepth={2}
        sx={sx}
        hideFooter
      />
    </Box>
  );
}
