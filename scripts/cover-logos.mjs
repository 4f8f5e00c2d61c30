/**
 * In a page: the brand's logos under plain blocks; what says its name in words is left, as a person reads it last. How many blocks it
 * drew. It travels into the page by its text, so it takes nothing from outside itself.
 */
export const coverLogos = () => {
  let drawn = 0;
  for (const logo of document.querySelectorAll('header img, footer img')) {
    if (!/logo/.test(logo.currentSrc ?? logo.src ?? '')) continue;
    const { x, y, width, height } = logo.getBoundingClientRect();
    // The one for the other scheme is not seen.
    if (width === 0) continue;
    const block = document.createElement('div');
    block.style.cssText = `position:absolute;z-index:9999;background:#8b8f98;left:${x - 6 + scrollX}px;top:${y - 4 + scrollY}px;width:${width + 12}px;height:${height + 8}px`;
    document.body.append(block);
    drawn += 1;
  }
  return drawn;
};
