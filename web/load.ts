/** A part of the page that is loaded when it is needed. One that cannot be had any more, because the server was renewed
 *  meanwhile, is had by loading the page anew. */

const RELOADED = 'throneroom.reloaded';
/** The page is not loaded anew for the same trouble again and again. */
const ONCE_MS = 60_000;

/** Loads a part of the page. Never settles where the whole page is about to be loaded anew. */
export async function load<T>(part: () => Promise<T>): Promise<T> {
  try {
    return await part();
  } catch (error) {
    if (!loadAnew()) throw error;
    return new Promise(() => {});
  }
}

/** Loads the whole page anew, because the server was renewed since it was loaded. Returns whether it is about to happen. */
export function loadAnew(): boolean {
  if (!navigator.onLine || !mayReload()) return false;
  location.reload();
  return true;
}

function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(RELOADED));
    if (Date.now() - last < ONCE_MS) return false;
    sessionStorage.setItem(RELOADED, `${Date.now()}`);
    return true;
  } catch {
    return false; // without a memory it could go on for ever
  }
}
