/** Versions with a host of their own. */
import { test } from './hosts';
import { hostRequests, walkHosts } from './walkHosts';

test.use({ allowedRequests: [hostRequests] });

test('a reader finds the way between versions on two hosts', ({ page }) => walkHosts(page));
