export { finishDueEntries } from "./finish-due-entries.ts";
