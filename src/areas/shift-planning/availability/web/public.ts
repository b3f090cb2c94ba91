export { DayAvailability } from "./day-availability.tsx";
export { dayChoices, saidOfDay, sayOfDay } from "./own-days.ts";
export { useSaidWhat } from "./said-what.ts";
export { useSaidWords } from "./said-words.ts";
