const stops =
  'a[href], button, input, select, textarea, summary, audio[controls], video[controls], iframe, [contenteditable="true"], [tabindex]';

/** Whether it is drawn, and neither disabled nor under something inert. */
export const takesFocus = (element: HTMLElement): boolean =>
  !element.matches(':disabled, [type="hidden"]') &&
  element.closest('[inert], [aria-hidden="true"]') === null &&
  // Safari has it from 17.4 on.
  (element.checkVisibility?.({ visibilityProperty: true }) ?? element.getClientRects().length > 0);

/** What the Tab key reaches in an element, in the order of the document. */
export function tabStopsIn(container: Element): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(stops)].filter(
    (element) => element.tabIndex >= 0 && takesFocus(element) && !isPassedOver(element),
  );
}

/** Of radio buttons that belong together only the checked one is reached. */
function isPassedOver(element: HTMLElement): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked || !element.name)
    return false;
  const others = (element.form ?? document).querySelectorAll<HTMLInputElement>('input[type="radio"]:checked');
  return [...others].some(({ name, form }) => name === element.name && form === element.form);
}
