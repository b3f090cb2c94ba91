export { noteSequence } from "./sql.ts";
