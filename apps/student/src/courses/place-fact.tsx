import { placeLinkOf } from '@student/domain';
import { type EventFact, PlaceIcon, TextLink } from '@student/ui';
import { sittings as words } from '../pt-br/sittings.ts';

/** What a place is called: of what is held on-line the address is no name. */
export const placeName = (location: string | null): string | undefined =>
  placeLinkOf(location)?.kind === 'web' ? words.room : location?.trim() || undefined;

/** Where a class or a training course is held, with the map; of what is held on-line the way into the room (EVENT-03, EVENT-04, EVENT-22). */
export function placeFact(location: string | null): EventFact {
  const link = placeLinkOf(location);
  const isRoom = link?.kind === 'web';
  return {
    label: words.where,
    icon: <PlaceIcon />,
    value: placeName(location) ?? words.noPlace,
    detail: link ? (
      <TextLink href={link.href} opens="new tab">
        {isRoom ? words.openRoom : words.showMap}
      </TextLink>
    ) : undefined,
  };
}
