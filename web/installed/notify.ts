/** Notices of the system, for what one waits for in another tab: a match that was found, one's turn in a match of days.
 *  Leave is asked for only by whoever is about to wait. */

/** Whether it makes sense to ask. */
export const mayAskToNotify = (): boolean => 'Notification' in window && Notification.permission === 'default';

/** Asks; resolves with whether it is allowed. */
export const askToNotify = async (): Promise<boolean> =>
  'Notification' in window && (await Notification.requestPermission()) === 'granted';

/** Says it, if the page is out of sight and that is allowed. One of the same `tag` replaces the one before. */
export async function notify(tag: string, title: string, body: string): Promise<void> {
  if (!document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return;
  const options = { body, tag, icon: '/icon.svg' };
  try {
    // Phones know notices of service workers alone.
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker) await worker.showNotification(title, options);
    else new Notification(title, options);
  } catch {
    // It is a courtesy.
  }
}
