import type { EventWithClasses } from '@student/domain';
import { IntroVideoDialog } from '@student/ui';
import { IntroVideo } from '../../courses/intro-video.tsx';
import { dashboard } from '../../pt-br/dashboard.ts';

type EventVideoProps = {
  event: Pick<EventWithClasses, 'name' | 'introductoryContent' | 'imageUrl'>;
  onClose: () => void;
};

/** The introductory video of an event (EVENT-03). */
export default function EventVideo({ event, onClose }: EventVideoProps) {
  const title = dashboard.introductionVideo(event.name);
  return (
    <IntroVideoDialog open onOpenChange={(isOpen) => isOpen || onClose()} title={title}>
      <IntroVideo title={title} video={event.introductoryContent} posterUrl={event.imageUrl ?? undefined} />
    </IntroVideoDialog>
  );
}
