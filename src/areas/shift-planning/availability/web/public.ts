export { dayChoices, saidOfDay, sayOfDay } from "./own-days.ts";
