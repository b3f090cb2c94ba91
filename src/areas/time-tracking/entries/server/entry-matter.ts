import { todayOf } from "#areas/staff/user-roles/server/public.ts";
import {
	type MatterFacts,
	type MatterWriter,
	matter,
} from "#areas/time-tracking/approvals/server/public.ts";
import {
	activitiesById,
	type BookedActivity,
	type BookedPerson,
	lockPerson,
} from "#areas/time-tracking/bookings/server/public.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { entryNoun } from "../contract.ts";
import { bookWritten } from "./book-written.ts";
import { brokenRules, keepingApart, overlapsOf, refuseBinding } from "./check-rules.ts";
import { checkedValues, reasonOf } from "./checked-values.ts";
import { entryInWords } from "./entry-in-words.ts";
import { demandTimes, reckonAnew } from "./entry-times.ts";
import {
	type EntryValues,
	entryInbox,
	type HeldEntry,
	readEntry,
	updateEntry,
} from "./sql/entry.ts";

export const permission = "timetrackings.manage";

/** An entry held for a decision. */
export interface OpenedEntry {
	readonly row: HeldEntry;
	readonly facts: MatterFacts;
	readonly person: BookedPerson;
	readonly activity: BookedActivity;
}

/** What is asked for; what is missing stays as it is. */
interface Proposal {
	readonly begin?: string | null;
	readonly end?: string | null;
	readonly activityId?: string | null;
	readonly projectNodeId?: string | null;
}

interface EntryKind {
	readonly row: HeldEntry;
	readonly held: OpenedEntry;
	readonly values: EntryValues;
	readonly proposal: Proposal;
}

/** A time entry as something that is requested and decided. */
export const entryMatter = matter<EntryKind>({
	entity: "time_tracking",
	reach: permission,
	noun: entryNoun,
	topic: "TRACKINGS",
	alsoTold: ["CLOCKS"],
	inbox: entryInbox,
	place: ({ id }) => `/home/dashboard?p=time-trackings.detail:${id}`,
	inWords: entryInWords,
	find: readEntry,
	async hold(context, { id, userId }) {
		const { tx, tenantId } = context;
		const person = await holdPerson(context, userId);
		const row = await readEntry(tx, tenantId, id, { isHeld: true });
		return row && { row, person, ...(await factsOf(tx, tenantId, row)) };
	},
	asks: ({ activity }) => ({
		asksSupervisor: activity.needsApproval,
		asksReason: activity.reasonRequired,
		asksSubstitute: false,
		lacksLocation: activity.requiresGps,
		isAutoFinished: false,
	}),
	async checkRequest(context, { row: { begin, end }, person }) {
		if (end !== null) await demandTimes(context, person, { begin, end }, false);
	},
	reason: ({ tx, tenantId }, { row }, { reasonId = null, reason }) =>
		reasonOf(tx, tenantId, row.activityId, { reasonId, reason }),
	async rules(context, { row, activity }, state, values) {
		const { end } = row;
		if (values === undefined && end === null) return [];
		const { classType } = activity;
		return brokenRules(context, { ...row, end: end as Date, classType, ...values, state });
	},
	change: {
		async values(context, { row, person }, { begin, end, activityId, projectNodeId }, reason) {
			const proposed = {
				begin: begin ?? row.begin.toISOString(),
				end: end ?? (row.end ?? row.begin).toISOString(),
				activityId: activityId ?? row.activityId,
				projectNodeId: projectNodeId === undefined ? row.projectNodeId : projectNodeId,
			};
			const isPlan = row.state === "PLANNED";
			const checked = await checkedValues(context, { person, isPlan, row }, proposed, reason);
			return checked.values;
		},
		proposal: ({ begin, end, activityId, projectNodeId }) => ({
			begin: begin.toISOString(),
			end: end.toISOString(),
			activityId,
			projectNodeId,
		}),
	},
	async write(context, { row }, patch) {
		const { tx, tenantId } = context;
		await checkFree(context, row, patch);
		return keepingApart(() => updateEntry(tx, tenantId, row.id, patch));
	},
	async afterMove(context, { before, after, values }) {
		if (after.state === "APPROVED") await bookWritten(context, after);
		const isMoved = values !== undefined || after.state !== before.state;
		await reckonAnew(context, isMoved ? [before, after] : []);
	},
});

/** Reads a person and holds her: bookings, entries and decisions for her wait. */
export async function holdPerson(context: MatterWriter, userId: string): Promise<BookedPerson> {
	const { tx, tenantId } = context;
	const person = await lockPerson(tx, tenantId, userId, todayOf(context));
	return person ?? refuse(commonRefusals.notFound);
}

/** What decisions about an entry depend on. */
export async function factsOf(
	tx: Tx,
	tenantId: string,
	{ activityId, needsReason, reason, end }: HeldEntry,
): Promise<Pick<OpenedEntry, "activity" | "facts">> {
	const activities = await activitiesById(tx, tenantId, [activityId]);
	// an entry's activity is a foreign key: it is there
	const activity = activities.get(activityId) as BookedActivity;
	const facts = {
		selfApproval: activity.mayApproveOwn,
		owesReason: needsReason && reason === null,
		isRunning: end === null,
	};
	return { activity, facts };
}

/** What begins to count, or counts elsewhere from now on, must not meet another. */
async function checkFree(
	{ tx, tenantId }: MatterWriter,
	{ id, userId, ...entry }: HeldEntry,
	{ state, values }: { readonly state: string; readonly values?: EntryValues },
): Promise<void> {
	const { begin, end } = values ?? entry;
	const isNew = entry.state !== "APPROVED" || values !== undefined;
	if (state !== "APPROVED" || !isNew || end === null) return;
	refuseBinding(await overlapsOf(tx, tenantId, { id, userId, begin, end }));
}
