export { EntryList } from "./entry-list.tsx";
export { openStepWords } from "./open-step-words.ts";
export { RecentEntries } from "./recent-entries.tsx";
export { RequestedEntries } from "./requested-entries.tsx";
export { useAutoFinishedEntries } from "./use-auto-finished-entries.ts";
export { useNeedsReasonEntries } from "./use-needs-reason-entries.ts";
export { useRecentEntries } from "./use-recent-entries.ts";
export { useToday } from "./use-today.ts";
