import { isInFilter } from "#areas/staff/user-roles/server/public.ts";
import type {
	DecisionReader,
	DecisionSource,
} from "#areas/time-tracking/approvals/server/public.ts";
import { scopeOf } from "../list/list-time-trackings.ts";
import {
	type DecisionScope,
	type EntryToDecide,
	entriesToDecide,
	entryToDecide,
} from "../sql/decisions.ts";
import { judgeEntries } from "./judge-entries.ts";

/** Entries, changes and cancellations of them that wait for a supervisor. */
export const entryDecisions: DecisionSource<EntryToDecide> = {
	called: "time_tracking",
	waiting: (reader) => entriesToDecide(decisionScope(reader)),
	detail: (reader) => entryToDecide(decisionScope(reader)),
	judge: judgeEntries,
};

function decisionScope(reader: DecisionReader): DecisionScope {
	const { session, siteFilter, today } = reader;
	return { ...scopeOf(reader), isInSite: isInFilter(session, siteFilter, today) };
}
