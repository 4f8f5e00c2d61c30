/** Letters and digits are what the person typed; everything else is the mask's. */
const isTyped = (character: string) => /[\p{L}\p{N}]/u.test(character);

const typedIn = (text: string) => [...text].filter(isTyped).length;

/**
 * Formats what was just typed into an element and puts the caret behind the same typed character as before. Deleting a
 * character of the mask deletes the typed one before it (or after it, for Delete): a slash can be deleted like any digit.
 *
 * @param before what stood there before the key.
 * @param inputType the native event's `inputType`, such as `deleteContentBackward`.
 */
export function typeMasked(
  element: HTMLInputElement,
  { format, before, inputType }: { format: (text: string) => string; before: string; inputType: string },
): void {
  const text = element.value;
  const caret = element.selectionStart ?? text.length;
  const isDeleting = inputType.startsWith('delete');
  const onlyMaskWent = isDeleting && text.length < before.length && typedIn(text) === typedIn(before);
  const backwards = inputType === 'deleteContentBackward';

  let left = text.slice(0, caret);
  let right = text.slice(caret);
  if (onlyMaskWent && backwards) left = withoutLastTyped(left);
  if (onlyMaskWent && inputType === 'deleteContentForward') right = withoutFirstTyped(right);

  const wanted = typedIn(left);
  const formatted = format(left + right);
  if (element.value !== formatted) element.value = formatted;
  const place = placeAfter(formatted, wanted, isDeleting);
  element.setSelectionRange(place, place);
}

function withoutLastTyped(text: string): string {
  const at = [...text].findLastIndex(isTyped);
  return at < 0 ? text : text.slice(0, at);
}

function withoutFirstTyped(text: string): string {
  const at = [...text].findIndex(isTyped);
  return at < 0 ? text : text.slice(at + 1);
}

/** After the nth typed character; while typing also over the mask that follows it, so the next key lands behind it. */
function placeAfter(text: string, typed: number, isDeleting: boolean): number {
  let place = 0;
  for (let seen = 0; place < text.length && seen < typed; place += 1) {
    if (isTyped(text.charAt(place))) seen += 1;
  }
  while (!isDeleting && place < text.length && !isTyped(text.charAt(place))) place += 1;
  return place;
}
