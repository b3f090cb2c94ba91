/** Of everybody in the demo; printed at the start. */
export const demoPassword = "Stundwerk-2026!";
