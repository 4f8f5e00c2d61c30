import { expect, type Mock, userEvent } from 'storybook/test';

/**
 * The steps of a play for the table of a component that is one link: Tab comes to it, Enter follows it, Shift+Tab goes back.
 *
 * @param navigate what the `LinkProvider` around it was given
 */
export function linkSteps(link: HTMLElement, navigate: Mock, href: string) {
  navigate.mockClear();
  return {
    Tab: async () => {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    },
    Enter: async () => {
      await userEvent.keyboard('{Enter}');
      await expect(navigate.mock.calls).toEqual([[href]]);
    },
    'Shift+Tab': async () => {
      await userEvent.tab({ shift: true });
      await expect(link).not.toHaveFocus();
    },
  };
}
