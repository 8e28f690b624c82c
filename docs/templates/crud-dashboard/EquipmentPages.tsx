import TablePagination from '@mui/material/TablePagination';
import { pageSizes } from './readQuery';
import { useQuery } from './useQuery';

interface EquipmentPagesProps {
  /** The page that is shown, counted from 0. */
  page: number;
  /** How many records there are on all pages. */
  total: number;
}

/** Leads from page to page of the list, by the address. */
export default function EquipmentPages({ page, total }: EquipmentPagesProps) {
  const { query, change } = useQuery();
  return (
    <TablePagination
      component="nav"
      aria-label="Pages of the list"
      count={total}
      page={page}
      // Of no records there is nothing to count.
      labelDisplayedRows={({ from, to }) => (total > 0 ? `${from}–${to} of ${total}` : '')}
      rowsPerPage={query.size}
      rowsPerPageOptions={pageSizes}
      onPageChange={(event, next) => change({ page: next > 0 ? String(next + 1) : null })}
      onRowsPerPageChange={({ target }) => change({ size: target.value, page: null })}
      sx={{
        borderTop: 1,
        borderColor: 'divider',
        flexShrink: 0,
        '& .MuiTablePagination-selectLabel': { display: { xs: 'none', sm: 'block' } },
        '& .MuiTablePagination-input': { marginInline: { xs: '0 8px', sm: '8px 32px' } },
      }}
    />
  );
}
