export { isAllowed } from './isAllowed';
export { watchAllowed } from './watchAllowed';
export { whenAllowed } from './whenAllowed';
