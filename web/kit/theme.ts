/** Candle light or noon: the reader's system decides until somebody switches, and the switch is remembered with the
 *  browser. */

export type Theme = 'dark' | 'light';

const KEY = 'throneroom.theme';

/** What shows now. */
export const themeNow = (): Theme => {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'dark' || chosen === 'light') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
};

/** Shows a theme from now on; nothing: what the system says. */
export function chooseTheme(theme: Theme | undefined): void {
  show(theme);
  try {
    if (theme) localStorage.setItem(KEY, theme);
    else localStorage.removeItem(KEY);
  } catch {
    // A browser that forbids storage shows it until the page is closed.
  }
}

/** Shows what was chosen earlier; once, before the page is drawn. */
export function restoreTheme(): void {
  try {
    const kept = localStorage.getItem(KEY);
    if (kept === 'dark' || kept === 'light') show(kept);
  } catch {
    // Nothing is remembered.
  }
}

function show(theme: Theme | undefined): void {
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}
