export {
	type EntryPlace,
	entriesOfBooking,
	entriesSince,
	finishEntry,
	insertChangeRequest,
	putEntry,
	retireEntries,
	type StoredEntry,
} from "./sql/timeline.ts";
