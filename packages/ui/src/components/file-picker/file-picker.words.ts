/** What a file picker says. */
export interface FilePickerWords {
  /** Behind the label, where there is a pointer that can drag. */
  drop: string;
}

export const filePickerWords: FilePickerWords = { drop: 'ou arraste até aqui' };
