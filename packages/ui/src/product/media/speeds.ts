/** The speeds on offer, all above 0 and up to 2 (PLAYER-12). */
export const playbackSpeeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** `1,5×`, as a Brazilian reads it. */
export const speedText = (speed: number) => `${speed.toLocaleString('pt-BR')}×`;

/** The next speed up or down; the same one at either end. */
export function neighbourSpeed(speed: number, direction: 'faster' | 'slower'): number {
  const candidates =
    direction === 'faster'
      ? playbackSpeeds.filter((candidate) => candidate > speed)
      : playbackSpeeds.filter((candidate) => candidate < speed).reverse();
  return candidates[0] ?? speed;
}
