import Box from '@mui/material/Box';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { frFR } from '@mui/x-charts/locales';

// preview-start
const withFrench = (theme: object) => createTheme(theme, frFR);
// preview-end

export default function NoDataInFrench() {
  return (
    <ThemeProvider theme={withFrench}>
      <Box lang="fr" sx={{ height: 200, width: '100%' }}>
        <BarChart aria-label="Commandes par jour" series={[]} />
      </Box>
    </ThemeProvider>
  );
}
