export { keepFirstSettings } from "./settings.ts";
