import type { FirstStep } from '@student/domain';
import { layoutOf } from '@student/themes/tenant';
import { useTenant } from '../../tenant.tsx';

/** What the greeting offers first where more than one course is under way, as the brand wants it (decision 0630). */
export const useFirstStep = (): FirstStep =>
  layoutOf(useTenant()).dashboard === 'required' ? 'required' : 'lastSeen';
