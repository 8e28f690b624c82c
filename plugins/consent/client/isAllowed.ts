import { readShown } from '../../preferences/client';
import { readSite, refusesTracking } from '../../../core/client/site';

/** Whether something of another party may be loaded or sent now. */
export function isAllowed(): boolean {
  const agreed = !readSite().askConsent || readShown('consent') === 'granted';
  return agreed && !refusesTracking();
}
