/** Minutes between two entries of one shift at most, where nobody has set another gap. */
export const usualShiftGap = 180;
