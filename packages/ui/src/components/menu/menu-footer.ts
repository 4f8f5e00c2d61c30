/** How far, in px, what passes under the footer fades. */
export const fade = 24;

/** Keeps an item that the keys reach from stopping under the footer, and marks the footer while something is under it. */
export function keepClear(footer: HTMLElement | null) {
  const menu = footer?.parentElement;
  if (!footer || !menu) return;
  const mark = () => {
    footer.toggleAttribute('data-over', menu.scrollHeight - menu.clientHeight - menu.scrollTop > 1);
  };
  const measure = () => {
    menu.style.scrollPaddingBlockEnd = `${footer.offsetHeight + fade}px`;
    mark();
  };
  const sizes = new ResizeObserver(measure);
  sizes.observe(menu);
  sizes.observe(footer);
  menu.addEventListener('scroll', mark, { passive: true });
  return () => {
    sizes.disconnect();
    menu.removeEventListener('scroll', mark);
  };
}
