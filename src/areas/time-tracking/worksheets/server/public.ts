export { workingTimesOf } from "./working-times-of.ts";
