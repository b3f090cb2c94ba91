export { keepFirstSettings } from "./keep-first-settings.ts";
