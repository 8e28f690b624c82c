import { jaJP as core } from '@mui/material/locale';
import { jaJP as grid } from '@mui/x-data-grid/locales';

export default [core, grid];
