import type { OfferedShift } from "#areas/shift-planning/open-shifts/contract/offered-shift.ts";
import type { KnownShift, PlanChange } from "#areas/shift-planning/shifts/server/public.ts";
import { type LaidShift, timesOf } from "#domain/shifts/shift-times.ts";
import { shortenedShift } from "#domain/shifts/shortened-shift.ts";
import { dayOfIso } from "#domain/time/iso-day.ts";
import { zoneOf } from "#domain/time/zone.ts";
import { limitsFor } from "#domain/violations/work-limits.ts";
import type { ShiftMend } from "../contract.ts";
import type { CandidateRow, SwapRow } from "./sql.ts";

/** What could be done, and what of the plan it would change. */
export interface ProposedMend extends Omit<ShiftMend, "violations"> {
	readonly planned: readonly PlanChange[];
}

type Person = CandidateRow["user"];

/** To somebody else, in exchange or not, or to nobody. */
export function handedMends(
	row: KnownShift,
	known: {
		readonly people: readonly CandidateRow[];
		readonly swaps: readonly SwapRow[];
		readonly others: readonly KnownShift[];
	},
): ProposedMend[] {
	const byId = new Map(known.others.map((one) => [one.id, one]));
	const to = (user: Person | null) => handed(row, user?.id ?? null);
	return [
		...known.people.map(({ user }) => mendOf("GIVE", [to(user)], { user })),
		...known.swaps.flatMap(({ id, shift, user }) => {
			const other = byId.get(id);
			if (other === undefined) return [];
			return [mendOf("SWAP", [to(user), handed(other, row.userId)], { user, shift })];
		}),
		mendOf("OPEN", [to(null)]),
	];
}

function handed(row: KnownShift, userId: string | null): PlanChange {
	const { isDeleted: _, ...before } = row;
	return { before, after: { ...row, userId, version: row.version + 1 } };
}

function mendOf(
	kind: ShiftMend["kind"],
	planned: readonly PlanChange[],
	{ user = null, shift = null }: Partial<Pick<ShiftMend, "user" | "shift">> = {},
): ProposedMend {
	const changes = planned.map(({ before, after }) => ({
		...{ id: after.id, version: before?.version ?? null },
		values: { userId: after.userId },
	}));
	return { ...{ kind, user, shift, changes, planned } };
}

/** Shorter ones are not worth coming for. */
const leastMinutes = 180;
const working = new Set(["SHIFT_DAY", "SHIFT_MORNING", "SHIFT_NIGHT"]);

/** Shorter, as the other shifts of the same person leave room; none where that is no help. */
export function shortenedMends(
	row: KnownShift,
	others: readonly Pick<KnownShift, "id" | "classType" | "begin" | "end" | "pauses">[],
	shown: OfferedShift,
): ProposedMend[] {
	const around = others.filter(({ id, classType }) => id !== row.id && working.has(classType));
	const limits = { ...limitsFor(dayOfIso(row.day), null), leastMinutes };
	const made = shortenedShift(laid(row), around.map(laid), limits);
	if (made === null) return [];
	const { isDeleted: _, ...before } = row;
	const after = { ...row, ...made, version: row.version + 1 };
	const { day: __, ...times } = timesOf(made, zoneOf(row.zone));
	const instants = { begin: instantOf(made.begin), end: instantOf(made.end) };
	const pauseMinutes = made.pauses.reduce((sum, { minutes }) => sum + minutes, 0);
	const { beginMinute, endMinute, pauses } = times;
	return [
		{
			...{ kind: "SHORTEN", user: null, planned: [{ before, after }] },
			shift: { ...shown, beginMinute, endMinute, pauseMinutes, ...instants },
			changes: [
				{
					...{ id: row.id, version: row.version },
					values: { beginMinute, endMinute, pauses: [...pauses] },
				},
			],
		},
	];
}

function laid({ begin, end, pauses }: Pick<KnownShift, "begin" | "end" | "pauses">) {
	return { begin, end, pauses } as LaidShift;
}

const instantOf = (minute: number) => new Date(minute * 60_000).toISOString();
