/** The value of a state's attribute: there (`data-pending=""`) or not at all. */
export const present = (is: boolean | undefined): '' | undefined => (is ? '' : undefined);
