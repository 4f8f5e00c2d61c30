/** What a card of the 'Treinamentos' carousel is and where it leads: type 1 an event, everything else a training course (DASH-12). */
export function kindOfEvent(type: number): 'event' | 'training' {
  return type === 1 ? 'event' : 'training';
}
