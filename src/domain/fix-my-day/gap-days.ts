/**
 * So many days before today are looked at for gaps: a whole month, with some days of grace for whoever mends it once it
 * is over.
 */
export const gapDays = 35;
