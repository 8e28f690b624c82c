import { createRoot } from 'react-dom/client';
import SponsorList from '@theme/SponsorList';
import type { SponsorPlace } from '../types';

/** Draws the sponsors into an element of a page that another one led to. */
export function drawSponsors(root: HTMLElement, place: SponsorPlace): void {
  // React minds a root where another one keeps what the server drew.
  const own = document.createElement('div');
  root.append(own);
  createRoot(own).render(<SponsorList place={place} />);
}
