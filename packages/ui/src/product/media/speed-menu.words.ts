export interface SpeedMenuWords {
  label: string;
}

export const speedMenuWords: SpeedMenuWords = { label: 'Velocidade' };
