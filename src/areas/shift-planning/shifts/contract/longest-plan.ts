/** Days that are planned at once: a month with the weeks that it begins and ends in. */
export const longestPlan = 62;
