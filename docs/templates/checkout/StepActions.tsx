import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

interface StepActionsProps {
  next: string;
  /** The step before, where there is one. */
  back?: string;
  loading?: boolean;
}

/** The foot of a step: on, and back. */
export default function StepActions({ next, back, loading = false }: StepActionsProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
      <Button type="submit" size="large" variant="contained" disableElevation loading={loading}>
        {next}
      </Button>
      {back && (
        <Button href={`?step=${back}`} size="large" color="inherit">
          Back
        </Button>
      )}
    </Box>
  );
}
