export { violationText } from "./violation-text.ts";
