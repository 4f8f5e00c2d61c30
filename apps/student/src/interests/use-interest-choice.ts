import { useMutation } from '@tanstack/react-query';
import { useServices } from '../services.ts';
import { changeInterests } from './change-interests.ts';

/** Makes one interest a person's own, or gives it back; the others stay as the server has them (TRACK-19). */
export function useInterestChoice(id: number) {
  const { mutate, isPending } = useMutation(changeInterests(useServices(), { isShownInPlace: false }));
  const choose = (isChosen: boolean) =>
    mutate(isChosen ? { added: [id], removed: [] } : { added: [], removed: [id] });
  return { choose, isPending };
}
