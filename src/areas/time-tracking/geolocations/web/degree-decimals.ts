/** A millionth of a degree is eleven centimetres: finer than any device measures. */
export const degreeDecimals = 6;
