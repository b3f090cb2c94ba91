/** Raised whenever the same facts and rules come to other figures than before; kept with every closed month. */
export const engineVersion = 1;
