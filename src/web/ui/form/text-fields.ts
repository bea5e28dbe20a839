/** A selector of fields in which keys write: radio buttons, boxes and sliders take no text. */
export const TEXT_FIELDS =
  "input:not([type=checkbox], [type=radio], [type=range]), textarea, [contenteditable]";
