import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import type { DataGridProProps, GridColDef } from '@mui/x-data-grid-pro';
import { employees } from '../../data/employees';
import type { Employee } from '../../data/employees';
import { getStaffPath } from '../../data/staffPath';

const columns: GridColDef<Employee>[] = [
  { field: 'salary', headerName: 'Salary (€)', type: 'number', width: 120 },
];

const groupingColDef = { headerName: 'Name', flex: 1, minWidth: 200 };

export default function TeamOfRow() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = useState('Click a manager.');

  // preview-start
  const onRowClick: DataGridProProps<Employee>['onRowClick'] = ({ id, row }) => {
    const team = apiRef.current?.getRowGroupChildren({ groupId: id, directChildrenOnly: false });
    const sum = team?.reduce<number>(
      (total, member) => total + (apiRef.current?.getRow<Employee>(member)?.salary ?? 0),
      0,
    );
    setMessage(`${row.name}: ${team?.length} people below, ${sum} € a year`);
  };
  // preview-end

  return (
    <Box sx={{ width: '100%' }}>
      <Typography role="status" variant="body2" sx={{ mb: 1 }}>
        {message}
      </Typography>
      <Box sx={{ height: 370 }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Employees to sum up"
          rows={employees}
          columns={columns}
          treeData
          getTreeDataPath={getStaffPath}
          groupingColDef={groupingColDef}
          defaultGroupingExpansionDepth={1}
          onRowClick={onRowClick}
          hideFooter
        />
      </Box>
    </Box>
  );
}
