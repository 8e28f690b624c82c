import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from './useQuery';

/** Is in an empty list: says why it is empty, and leads on. */
export default function EmptyList() {
  const { linkTo } = useQuery();
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 1,
        minHeight: 240,
        p: 2,
        textAlign: 'center',
      }}
    >
      <Typography>Nothing in the register is like this.</Typography>
      <Button {...linkTo({ view: null, text: null, category: null, state: null, page: null })}>
        Show all equipment
      </Button>
    </Box>
  );
}
