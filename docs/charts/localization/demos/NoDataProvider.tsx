import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsLocalizationProvider } from '@mui/x-charts/ChartsLocalizationProvider';
import { PieChart } from '@mui/x-charts/PieChart';

const localeText = { noData: 'Nichts bestellt', loading: 'Bestellungen laden …' };
const ownText = { noData: 'Kein Verbrauch' };

export default function NoDataProvider() {
  return (
    <Box lang="de" sx={{ display: 'flex', height: 180, width: '100%' }}>
      {/* preview-start */}
      <ChartsLocalizationProvider localeText={localeText}>
        <BarChart aria-label="Bestellungen" series={[]} yAxis={[{ position: 'none' }]} />
        <PieChart aria-label="Verbrauch" series={[]} localeText={ownText} />
      </ChartsLocalizationProvider>
      {/* preview-end */}
    </Box>
  );
}
