import TextField from '@mui/material/TextField';
import { QuickFilterControl } from '@mui/x-data-grid';
import type { QuickFilterControlProps } from '@mui/x-data-grid';

/** The field of a quick filter. It can be focused by the grid, because `ref` is the input. */
export default function SearchField({ className }: Pick<QuickFilterControlProps, 'className'>) {
  return (
    <QuickFilterControl
      className={className}
      render={({ ref, slotProps, ...props }) => (
        <TextField
          {...props}
          inputRef={ref}
          size="small"
          placeholder="Search orders"
          slotProps={{ htmlInput: slotProps?.htmlInput }}
        />
      )}
    />
  );
}
