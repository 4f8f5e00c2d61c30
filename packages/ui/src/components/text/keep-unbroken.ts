import { whole } from './unbroken.css.ts';
import { parts } from './unbroken.tsx';

/** What `unbroken` does, for nodes that did not come through React; changes them in place. */
export function keepUnbroken(root: DocumentFragment): DocumentFragment {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    if (text instanceof Text && parts.test(text.data)) found.push(text);
  }
  for (const text of found) {
    const pieces = text.data.split(parts).map((part, index) => {
      if (index % 2 === 0) return part;
      const word = document.createElement('span');
      word.className = whole;
      word.textContent = part;
      return word;
    });
    text.replaceWith(...pieces);
  }
  return root;
}
