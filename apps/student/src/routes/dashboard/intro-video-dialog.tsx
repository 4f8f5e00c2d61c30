import { AboutVideo, Dialog } from '@student/ui';
import { useQuery } from '@tanstack/react-query';
import { dashboard } from '../../pt-br/dashboard.ts';
import { courseQuery } from '../../queries.ts';

/** The introductory video of a course; closes on Escape and on click (SHELL-44, DASH-37). */
export default function IntroVideoDialog({ courseId, onClose }: { courseId: number; onClose: () => void }) {
  const { data: course } = useQuery(courseQuery(courseId));
  const video = course?.introductoryContent;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={dashboard.introductionVideo(course?.title ?? '')}
      size="large"
    >
      {video?.url ? <AboutVideo label={video.title ?? ''} src={video.url} /> : null}
    </Dialog>
  );
}
