import { action } from 'storybook/actions';

const tellLink = action('link');

/**
 * Keeps what is pressed inside the story. Storybook's frame hands links and forms to the whole window, which would leave
 * Storybook for an address of the app: the panel "Actions" says where a link leads instead.
 */
export function stayInStory(): void {
  window.addEventListener('click', keepLink);
  window.addEventListener('submit', (event) => event.preventDefault());
}

/** Listens last, so what a router or a component has followed itself is left alone. */
function keepLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const href = link?.getAttribute('href');
  if (!link || !href || event.defaultPrevented || isOfStorybook(link)) return;
  const opensElsewhere =
    event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || link.target !== '';
  if (opensElsewhere || link.hasAttribute('download')) return;
  event.preventDefault();
  if (href.startsWith('#')) location.hash = href;
  else tellLink(href);
}

/** Links of docs pages and of Storybook's own messages lead where they say. */
function isOfStorybook(link: Element): boolean {
  return link.closest('.sbdocs, .sb-wrapper') !== null && link.closest('.sb-story') === null;
}
