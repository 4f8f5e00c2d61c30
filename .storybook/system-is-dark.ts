/** Whether the system asks for the dark scheme; its `change` tells when that is otherwise. */
export const systemIsDark = matchMedia('(prefers-color-scheme: dark)');
