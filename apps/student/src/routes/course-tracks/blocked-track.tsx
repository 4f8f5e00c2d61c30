import type { CourseTrack } from '@student/domain';
import { InlineAlert, TextLink } from '@student/ui';
import { tracks as words } from '../../pt-br/tracks.ts';
import { useTenant } from '../../tenant.tsx';

/** That a track is closed to the person, and whom to ask: the contract gives no reason (TRACK-02, THEME-08). */
export function BlockedTrack({ track }: { track: CourseTrack }) {
  const { supportEmail } = useTenant();
  const subject = encodeURIComponent(words.blockedSubject(track.title));
  return (
    <InlineAlert tone="caution" title={words.blocked}>
      {words.blockedAsk}{' '}
      <TextLink href={`mailto:${supportEmail}?subject=${subject}`}>{supportEmail}</TextLink>.
    </InlineAlert>
  );
}
