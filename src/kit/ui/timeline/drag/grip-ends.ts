/** Pixels at both ends of an item by which it is extended. */
export const endWidth = 7;

/** How long an item has to be for that. */
export const leastForEnds = 22;
