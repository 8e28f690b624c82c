import CreateNewFolder from '@mui/icons-material/CreateNewFolder';
import Delete from '@mui/icons-material/Delete';
import DriveFileMove from '@mui/icons-material/DriveFileMove';
import Edit from '@mui/icons-material/Edit';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SvgIconComponent } from '@mui/icons-material';

interface Props {
  /** Whether nothing is selected that could be changed. */
  disabled: boolean;
  onCreate: () => void;
  onRename: () => void;
  onMove: () => void;
  onDelete: () => void;
}

/** What can be done with the selected file. */
export function Toolbar({ disabled, onCreate, onRename, onMove, onDelete }: Props) {
  const actions: [string, SvgIconComponent, () => void, boolean][] = [
    ['New folder', CreateNewFolder, onCreate, false],
    ['Rename', Edit, onRename, disabled],
    ['Move', DriveFileMove, onMove, disabled],
    ['Delete', Delete, onDelete, disabled],
  ];
  return (
    <Box role="group" aria-label="Actions" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {actions.map(([label, Icon, onClick, isDisabled]) => (
        <Button
          key={label}
          size="small"
          color="inherit"
          startIcon={<Icon />}
          disabled={isDisabled}
          onClick={onClick}
        >
          {label}
        </Button>
      ))}
    </Box>
  );
}
