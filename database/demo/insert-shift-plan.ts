import { instantOfLocal } from "#domain/time/instant-of-local.ts";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import type { DayRange } from "#domain/time/month.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { zoneOf } from "#domain/time/zone.ts";
import { insertRows } from "#kit/testing/insert-rows.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import type { Company, DemoPerson } from "./company.ts";
import { insertPastWishes } from "./insert-past-wishes.ts";
import { insertShiftTemplates } from "./insert-shift-templates.ts";
import type { PlacedUnit, Structure } from "./insert-structure.ts";
import { rotationOn, type ShiftKind } from "./rotation.ts";
import { usernameOf } from "./username-of.ts";

/** So many days ahead are planned, of which so many are known to the people. */
const plannedDays = 42;
const publishedDays = 28;
/** So many days behind them are needed at the first workspace, and nobody is planned for them yet: the auto-plan fills them. */
const openDays = 31;

const kinds = {
	F: { name: "Frühdienst", color: "#d9a514", classType: "SHIFT_MORNING" },
	S: { name: "Spätdienst", color: "#d3632a", classType: "SHIFT_DAY" },
	N: { name: "Nachtdienst", color: "#5b57c8", classType: "SHIFT_NIGHT" },
	T: { name: "Tagdienst", color: "#1f8a70", classType: "SHIFT_DAY" },
	B: { name: "Backstube", color: "#d9a514", classType: "SHIFT_MORNING" },
} as const;

/** Days on which somebody is away, by user id. */
type Away = ReadonlyMap<string, ReadonlySet<LocalDay>>;

/** So many days behind are kept of the plan: what is shared out is looked at over a year. */
const pastDays = 365;

/**
 * What the rotation planned and plans, at a workspace of each department that works in shifts; of what is to come some nobody has
 * yet.
 *
 * @param window of the history; it ends today
 */
export async function insertShiftPlan(
	builder: TenantBuilder,
	{ people }: Company,
	structure: Structure,
	window: DayRange,
): Promise<void> {
	const today = window.to;
	const first = Math.max(window.from, today - pastDays) as LocalDay;
	const inShifts = people
		.map((person, index) => ({ person, index }))
		.filter(
			({ person: { pattern, leftDaysAgo } }) => isInShifts(pattern) && leftDaysAgo === undefined,
		);
	const places = await insertWorkspaces(
		builder,
		structure,
		new Set(inShifts.map(({ person }) => person.unit)),
	);
	const kindIds = await insertKinds(builder);
	const away = await daysAwayOf(builder, first, today);
	const given = { inShifts, places, kindIds, away, structure, first, today };
	const shifts = plannedShifts(builder, given);
	await insertRows(
		...([builder.tx, "shift", builder.tenantId, columns] as const),
		shifts.map(({ asked: _, ...row }) => row),
	);
	const demand = shifts.map(({ asked, workspace_id: workspaceId, activity_id: activityId }) => ({
		...{ ...asked, workspaceId, activityId },
	}));
	await insertShiftTemplates(
		builder,
		demand.filter(({ day }) => day >= today),
		today,
	);
	await insertPastWishes(builder, shifts, { from: first, to: today });
	await insertNews(builder, shifts, today);
}

interface Planned {
	readonly inShifts: readonly { readonly person: DemoPerson; readonly index: number }[];
	readonly places: ReadonlyMap<string, Place>;
	readonly kindIds: ReadonlyMap<string, string>;
	readonly away: Away;
	readonly structure: Structure;
	readonly first: LocalDay;
	readonly today: LocalDay;
}

function plannedShifts(builder: TenantBuilder, given: Planned) {
	const { inShifts, places, kindIds, away, structure, first, today } = given;
	return inShifts.flatMap(({ person, index }) => {
		const place = places.get(person.unit) as Place;
		const userId = structure.userIds.get(usernameOf(person)) as string;
		const isFirst = places.keys().next().value === person.unit;
		const begin = Math.max(first, today - (person.joinedDaysAgo ?? Infinity)) as LocalDay;
		const last = today + (isFirst ? plannedDays + openDays : plannedDays);
		return daysFrom(begin, last - begin).flatMap((day) => {
			if (away.get(userId)?.has(day)) return [];
			const kind = rotationOn(day, person.pattern, { index, percent: person.percent });
			if (kind === null) return [];
			// somebody has still to be found for a few of them; those of today are at work
			const isOpen = day > today && ((day + index * 7) % 23 === 0 || day - today > plannedDays);
			const row = { ...place, ...timesOf(day, kind), ...kindRow(kind, kindIds) };
			return [
				{
					...row,
					...{ id: builder.newId(), user_id: isOpen ? null : userId },
					published_at: publishedAt(day, today),
					asked: { ...kind, day },
				},
			];
		});
	});
}

/** What is over was made known so long before its day, all that is to come at once. */
function publishedAt(day: LocalDay, today: LocalDay): string | null {
	if (day - today > publishedDays) return null;
	return instant((Math.min(today, day - publishedDays) - 1) as LocalDay, 720);
}

type KnownRow = { readonly id: string; readonly user_id: string | null; readonly day: string } & {
	readonly published_at: string | null;
};

/** What was published last most have read; a third of the people has not. */
async function insertNews(
	{ tx, tenantId }: TenantBuilder,
	shifts: readonly KnownRow[],
	today: LocalDay,
): Promise<void> {
	const known = shifts.filter((one) => one.user_id !== null && one.published_at !== null);
	const people = [...new Set(known.map(({ user_id }) => user_id as string))];
	const slow = new Set(people.filter((_, nth) => nth % 3 === 0));
	const [read_at, made_at] = [instant(today, 0), instant((today - 1) as LocalDay, 720)];
	const news = known
		.filter(
			({ user_id, day }) => slow.has(user_id as string) && day > isoOfDay((today + 20) as LocalDay),
		)
		.map(({ id: shift_id, user_id, day }) => ({
			...{ user_id, shift_id, day, kind: "NEW", first_at: made_at, made_at, is_short: false },
		}));
	await insertRows(tx, "shift_news", tenantId, newsColumns, news);
	const read = people.filter((id) => !slow.has(id)).map((user_id) => ({ user_id, read_at }));
	await insertRows(
		tx,
		"shift_reading",
		tenantId,
		{ user_id: "uuid", read_at: "timestamptz" },
		read,
	);
}

const newsColumns = {
	user_id: "uuid",
	shift_id: "uuid",
	kind: "text",
	first_at: "timestamptz",
	made_at: "timestamptz",
	day: "date",
	is_short: "boolean",
} as const;

const isInShifts = (pattern: DemoPerson["pattern"]) =>
	pattern === "ward" || pattern === "wardDays" || pattern === "bakery";

/** The day, and so many ahead. */
const daysFrom = (first: LocalDay, ahead: number) =>
	Array.from({ length: ahead + 1 }, (_, nth) => (first + nth) as LocalDay);

interface Place {
	readonly unit_id: string;
	readonly workspace_id: string;
}

async function insertWorkspaces(
	builder: TenantBuilder,
	{ units }: Structure,
	keys: ReadonlySet<string>,
): Promise<ReadonlyMap<string, Place>> {
	const places = new Map<string, Place>();
	const colors = ["#1f8a70", "#2b7a9b", "#b4642d", "#5b57c8", "#8a6d1f"];
	for (const [nth, key] of [...keys].entries()) {
		const { id: unitId, name } = units.get(key) as PlacedUnit;
		const id = builder.newId();
		await builder.tx
			.insertInto("workspace")
			.values({
				...{ tenant_id: builder.tenantId, id, unit_id: unitId },
				...{ name, color: colors[nth % colors.length] as string },
			})
			.execute();
		places.set(key, { unit_id: unitId, workspace_id: id });
	}
	return places;
}

type Letter = keyof typeof kinds;

async function insertKinds(builder: TenantBuilder): Promise<ReadonlyMap<string, string>> {
	const ids = new Map<string, string>();
	for (const letter of Object.keys(kinds) as Letter[]) {
		ids.set(letter, await builder.activity({ ...kinds[letter], code: letter }));
	}
	return ids;
}

function kindRow({ letter }: ShiftKind, ids: ReadonlyMap<string, string>) {
	const { classType } = kinds[letter as Letter];
	return { activity_id: ids.get(letter) as string, class_type: classType };
}

async function daysAwayOf(
	{ tx, tenantId }: TenantBuilder,
	first: LocalDay,
	today: LocalDay,
): Promise<Away> {
	const rows = await tx
		.selectFrom("absence")
		.select(({ cast }) => [
			"user_id",
			// as a text: what a date is read as depends on who has connected
			cast<string>("from_date", "text").as("from_date"),
			cast<string>("to_date", "text").as("to_date"),
		])
		.where("tenant_id", "=", tenantId)
		.where("to_date", ">=", isoOfDay(first))
		.where("state", "in", ["APPROVED", "REQUESTED"])
		.execute();
	const days = new Map<string, Set<LocalDay>>();
	for (const { user_id: userId, from_date: from, to_date: to } of rows) {
		const own = days.get(userId) ?? new Set();
		days.set(userId, own);
		const until = Math.min(dayOfIso(to), today + plannedDays + openDays);
		for (let day = Math.max(dayOfIso(from), first); day <= until; day++) own.add(day as LocalDay);
	}
	return days;
}

const columns = {
	id: "uuid",
	user_id: "uuid",
	unit_id: "uuid",
	workspace_id: "uuid",
	activity_id: "uuid",
	class_type: "text",
	day: "date",
	begin_at: "timestamptz",
	end_at: "timestamptz",
	pause1_at: "timestamptz",
	pause1_min: "int",
	published_at: "timestamptz",
} as const;

const instant = (day: LocalDay, minute: number) =>
	new Date(instantOfLocal(day, minute, zoneOf("Europe/Berlin")) * 60_000).toISOString();

/** The pause lies in the middle, and begins at a quarter. */
function timesOf(day: LocalDay, { begin, end, pauseMinutes }: ShiftKind) {
	return {
		day: isoOfDay(day),
		begin_at: instant(day, begin),
		end_at: instant(day, end),
		pause1_at: instant(day, Math.floor((begin + end - pauseMinutes) / 30) * 15),
		pause1_min: pauseMinutes,
	};
}
