/** Days after Easter Sunday of the holidays that move with it. */
export const goodFriday = -2;
export const easterDay = 0;
export const easterMonday = 1;
export const ascension = 39;
export const whitSunday = 49;
export const whitMonday = 50;
export const corpusChristi = 60;
