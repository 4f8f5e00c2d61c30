import { AboutVideo, type AboutVideoProps } from '@student/ui';
import { landing } from '../../pt-br/landing.ts';
import { useServices } from '../../services.ts';

type AboutPlayerProps = Pick<AboutVideoProps, 'begins' | 'takesFocus' | 'poster'>;

/** The product's player with the video about the company (LANDING-07, LANDING-08); its code comes when its place is near. */
export default function AboutPlayer(props: AboutPlayerProps) {
  const { files } = useServices().platform;
  const captions = [{ src: `${files}media/aula.pt-BR.vtt`, label: 'Português', language: 'pt-BR' }];
  return (
    <AboutVideo {...props} title={landing.aboutVideo} src={`${files}media/aula.mp4`} captions={captions} />
  );
}
