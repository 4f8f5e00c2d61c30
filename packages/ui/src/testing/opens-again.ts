import { expect, screen, userEvent, waitFor } from 'storybook/test';

/**
 * The last step of a play that has closed what its story is named for: opens it again and leaves it open, so that whoever
 * looks at the story sees it.
 */
export async function opensAgain(
  opener: HTMLElement,
  role: 'alertdialog' | 'dialog' | 'menu',
): Promise<HTMLElement> {
  await waitFor(() => expect(screen.queryByRole(role)).toBeNull());
  opener.focus();
  await userEvent.keyboard('{Enter}');
  const overlay = await screen.findByRole(role);
  await waitFor(() => expect(overlay).toBeVisible());
  await waitFor(() => expect(overlay.contains(document.activeElement)).toBe(true));
  return overlay;
}
