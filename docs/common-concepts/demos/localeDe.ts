import { deDE as core } from '@mui/material/locale';
import { deDE as grid } from '@mui/x-data-grid/locales';

export default [core, grid];
