import { createRoot } from 'react-dom/client';
import UpdateNotice from '@theme/UpdateNotice';

/** Says that the page is of an old build, outside of the page that Docusaurus draws. */
export function showUpdateNotice(): void {
  const host = document.createElement('div');
  document.body.append(host);
  createRoot(host).render(<UpdateNotice />);
}
