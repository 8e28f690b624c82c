import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { DataGrid, GridSkeletonCell, gridClasses } from '@mui/x-data-grid';
import type { GridColDef, GridSlotProps } from '@mui/x-data-grid';
import type { Employee } from '../../data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 180 },
  { field: 'office', headerName: 'Office', width: 120 },
];

const cellClass = `${gridClasses.cell} ${gridClasses.cellSkeleton}`;

// preview-start
function PersonSkeleton(props: GridSlotProps['skeletonCell']) {
  const { field, empty, width, height, className = '', style } = props;
  if (field !== 'name' || empty) {
    return <GridSkeletonCell {...props} />;
  }
  const size = { ...style, minWidth: width, maxWidth: width, height };
  return (
    <div data-field={field} className={`${cellClass} ${className}`} style={size}>
      <Skeleton variant="circular" width={32} height={32} sx={{ flexShrink: 0, mr: 1 }} />
      <Skeleton variant="rounded" width="50%" height={12} />
    </div>
  );
}
// preview-end

const slots = { skeletonCell: PersonSkeleton };
const noRows: Employee[] = [];

export default function NoRowsSkeleton() {
  return (
    <Box sx={{ height: 266, width: '100%' }}>
      <DataGrid
        aria-label="Employees that are loading, with pictures"
        rows={noRows}
        columns={columns}
        slots={slots}
        loading
        hideFooter
      />
    </Box>
  );
}
