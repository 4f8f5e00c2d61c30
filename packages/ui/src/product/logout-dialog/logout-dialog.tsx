import { ConfirmDialog } from '../../components/confirm-dialog/confirm-dialog.tsx';

export interface LogoutDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Leaves for good (AUTH-38); 'Cancelar' only closes (AUTH-37). */
  onConfirm: () => void;
  pending?: boolean;
}

/** Asks before signing out, in the specification's words (AUTH-36). */
export function LogoutDialog({ open, onOpenChange, onConfirm, pending = false }: LogoutDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Deseja realmente sair?"
      confirmLabel="Sair"
      onConfirm={onConfirm}
      pending={pending}
    >
      Ao sair, você retornará para a página de login.
    </ConfirmDialog>
  );
}
