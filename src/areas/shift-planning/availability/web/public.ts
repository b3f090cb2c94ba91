export { type DayChoice, dayChoices, saidOfDay, sayOfDay } from "./own-days.ts";
