/** What the steps say besides their names. Positions count from 1. */
export interface StepperWords {
  /** Behind the name of a step that is done. */
  done: string;
  /** Said when another step has opened. */
  position: (position: number, total: number, name: string) => string;
}

export const portuguese: StepperWords = {
  done: 'concluída',
  position: (position, total, name) => `Etapa ${position} de ${total}: ${name}`,
};
