export { dayTimesOf, instantsOf } from "./entry-times.ts";
export { EntryList } from "./list/entry-list.tsx";
export { RecentEntries } from "./list/recent-entries.tsx";
export { RequestedEntries } from "./list/requested-entries.tsx";
export { useAutoFinishedEntries } from "./list/use-auto-finished-entries.ts";
export { useNeedsReasonEntries } from "./list/use-needs-reason-entries.ts";
export { useRecentEntries } from "./list/use-recent-entries.ts";
export { doAccepted, renewEntries } from "./renew-entries.ts";
export { useToday } from "./use-today.ts";
