import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

// preview-start
const loaders = {
  en: async (): Promise<object[]> => [],
  de: () => import('./localeDe').then((module) => module.default),
  ja: () => import('./localeJa').then((module) => module.default),
};
// preview-end

type Language = keyof typeof loaders;

interface Loaded {
  language: Language;
  texts: object[];
}

const names: Record<Language, string> = { en: 'English', de: 'Deutsch', ja: '日本語' };
const rows = [
  { id: 1, guest: '山田 花', table: 4 },
  { id: 2, guest: 'Søren Ågård', table: 12 },
  { id: 3, guest: 'نور حداد', table: 7 },
  { id: 4, guest: 'Ana-María de la Fuente y Ortega', table: 2 },
];
const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 140 },
  { field: 'table', headerName: 'Table', type: 'number', width: 100 },
];

export default function LocaleOnDemand() {
  const outer = useTheme();
  // preview-start
  const [loaded, setLoaded] = React.useState<Loaded>({ language: 'en', texts: [] });
  const [pending, startTransition] = React.useTransition();
  const theme = React.useMemo(() => createTheme(outer, ...loaded.texts), [outer, loaded]);

  function changeLanguage(language: Language) {
    startTransition(async () => {
      const texts = await loaders[language]();
      setLoaded({ language, texts });
    });
  }
  // preview-end

  return (
    <ThemeProvider theme={theme}>
      <Box lang={loaded.language} sx={{ display: 'grid', gap: 2 }}>
        <Stack direction="row" spacing={1}>
          {(['en', 'de', 'ja'] as const).map((code) => (
            <Button
              key={code}
              lang={code}
              disabled={pending}
              aria-pressed={code === loaded.language}
              variant={code === loaded.language ? 'contained' : 'outlined'}
              onClick={() => changeLanguage(code)}
            >
              {names[code]}
            </Button>
          ))}
        </Stack>
        <Box sx={{ height: 320 }}>
          <DataGrid aria-label="Guests" checkboxSelection rows={rows} columns={columns} />
        </Box>
      </Box>
    </ThemeProvider>
  );
}
