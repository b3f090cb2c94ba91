export { DayEffect } from "./why-link/day-effect.tsx";
export { WhyDay, WhyMonth } from "./why-link/why-link.tsx";
