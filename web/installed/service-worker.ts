/** The page as something that is installed: it has a friendly sheet for when there is no server (`public/sw.js`). */

/** Once the page is there, so that nothing waits for it. Only secure pages may; the others do without. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => {}));
}
