import * as React from 'react';
import Menu from '@material-ui/core/Menu';
import MenuItem from '@material-ui/core/MenuItem';
import { DataGrid, type GridColumns } from '@material-ui/data-grid';
import { orders } from '../../data/orders';

const columns: GridColumns = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'status', headerName: 'Status', width: 140 },
];

export default function RowContextMenu() {
  const [rows, setRows] = React.useState(orders);
  const [menu, setMenu] = React.useState<{ id: number; left: number; top: number }>();
  const box = React.useRef<HTMLDivElement>(null);
  // preview-start
  React.useEffect(() => {
    const open = (event: MouseEvent) => {
      const row = event.target instanceof Element && event.target.closest('[data-id]');
      if (row) {
        event.preventDefault();
        const id = Number(row.getAttribute('data-id'));
        setMenu({ id, left: event.clientX, top: event.clientY });
      }
    };
    const element = box.current;
    element?.addEventListener('contextmenu', open);
    return () => element?.removeEventListener('contextmenu', open);
  }, []);
  // preview-end
  const ship = () => {
    setRows((old) => old.map((it) => (it.id === menu?.id ? { ...it, status: 'shipped' } : it)));
    setMenu(undefined);
  };

  return (
    <div ref={box} style={{ height: 320, width: '100%' }}>
      <DataGrid aria-label="Orders with a context menu" rows={rows} columns={columns} />
      <Menu
        open={menu !== undefined}
        onClose={() => setMenu(undefined)}
        anchorReference="anchorPosition"
        anchorPosition={menu}
      >
        <MenuItem onClick={ship}>Ship order {menu?.id}</MenuItem>
      </Menu>
    </div>
  );
}
