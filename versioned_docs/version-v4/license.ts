import { LicenseInfo } from '@material-ui/x-grid';

/** Sets the key of this version's pro and premium packages. Call before a demo that uses them is drawn. */
export function setLicenseKey(key: string): void {
  LicenseInfo.setLicenseKey(key);
}
