import Button from '@material-ui/core/Button';
import {
  DataGrid,
  gridPaginationSelector,
  useGridSelector,
  useGridSlotComponentProps,
  type GridColumns,
} from '@material-ui/data-grid';
import { orders } from '../../data/orders';

const columns: GridColumns = [
  { field: 'id', headerName: 'Order', width: 125 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
];

function PageButtons() {
  const { apiRef } = useGridSlotComponentProps();
  // preview-start
  const { page, pageCount } = useGridSelector(apiRef, gridPaginationSelector);
  return (
    <nav aria-label="Pages of orders">
      {Array.from({ length: pageCount }, (_, index) => (
        <Button
          key={index}
          aria-current={index === page ? 'page' : undefined}
          color={index === page ? 'primary' : 'default'}
          onClick={() => apiRef.current.setPage(index)}
        >
          {index + 1}
        </Button>
      ))}
    </nav>
  );
  // preview-end
}

export default function PagesByButtons() {
  return (
    <div style={{ height: 319, width: '100%' }}>
      <DataGrid
        aria-label="Orders with numbered pages"
        rows={orders}
        columns={columns}
        pageSize={4}
        rowsPerPageOptions={[4]}
        components={{ Pagination: PageButtons }}
      />
    </div>
  );
}
