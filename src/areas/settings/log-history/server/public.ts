export { personTrace } from "./person-trace.ts";
