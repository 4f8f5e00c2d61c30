import { CloseIcon } from '../icon/icons.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { close } from './dialog.css.ts';
import { DialogClose } from './dialog-surface.tsx';

/** The button in the corner of a surface. */
export function CloseCorner({ label }: { label: string }) {
  return (
    <div className={close}>
      <DialogClose>
        <IconButton label={label} icon={<CloseIcon />} />
      </DialogClose>
    </div>
  );
}
