/** So long, from the end of its year on, records of payroll are kept (§ 147 AO). */
export const tenYears = 3653;
