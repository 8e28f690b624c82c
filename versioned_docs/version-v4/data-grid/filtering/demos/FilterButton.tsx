import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarFilterButton,
  type GridColumns,
} from '@material-ui/data-grid';
import { employees } from '../../data/employees';

const columns: GridColumns = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'office', headerName: 'Office', width: 140 },
];

// preview-start
const FilterToolbar = () => (
  <GridToolbarContainer>
    <GridToolbarFilterButton />
  </GridToolbarContainer>
);
// preview-end

export default function FilterButton() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Employees with a filter button"
        rows={employees}
        columns={columns}
        components={{ Toolbar: FilterToolbar }}
      />
    </div>
  );
}
