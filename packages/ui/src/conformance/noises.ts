/** Keeps what is written to the console as an error or a warning, in place of the console, until `end`. */
export function listenToConsole(): { noises: string[]; end: () => void } {
  const noises: string[] = [];
  const { error, warn } = console;
  const hear = (...said: unknown[]) => void noises.push(said.map(textOf).join(' ').slice(0, 300));
  console.error = hear;
  console.warn = hear;
  return {
    noises,
    end: () => Object.assign(console, { error, warn }),
  };
}

const textOf = (said: unknown): string => (said instanceof Error ? said.message : String(said));
