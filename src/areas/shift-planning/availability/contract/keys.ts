/** Of others. */
export const planKey = "shiftplan.manage";
export const ownKey = "shiftplan.availabilities.own.manage";
