import { createRoot, type Root } from 'react-dom/client';
import ConsentBar from '@theme/ConsentBar';

let root: Root | undefined;

/**
 * Draws the bar, outside of the page that Docusaurus draws, so that pages carry nothing of it. It is
 * the first thing in the document: who goes by keyboard or hears the page meets it first.
 */
export function showConsentBar(): void {
  if (!root) {
    const host = document.createElement('div');
    document.body.prepend(host);
    root = createRoot(host);
    root.render(<ConsentBar />);
  }
}
