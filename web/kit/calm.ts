/** Whether things move. The reader's system says it, and the settings of the page may say it too (`data-motion`). */

const wish = matchMedia('(prefers-reduced-motion: reduce)');

export const isCalm = (): boolean => wish.matches || document.documentElement.dataset.motion === 'less';
