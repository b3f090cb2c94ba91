import { instantOfLocal } from "#domain/time/instant-of-local.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { mondayOf } from "#domain/time/iso-week.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { zoneOf } from "#domain/time/zone.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";

/** Where who signs in as an employee works. */
interface Ward {
	readonly userId: string;
	readonly unitId: string;
	readonly workspaceId: string;
	/** Kinds of shift by their letter. */
	readonly kinds: ReadonlyMap<string, string>;
}

// biome-ignore format: a table, one row a line
const times = {
	F: { beginMinute: 360,  endMinute: 852,  pauses: [{ minute: 600,  minutes: 30 }], copies: 2 },
	S: { beginMinute: 780,  endMinute: 1272, pauses: [{ minute: 1020, minutes: 30 }], copies: 2 },
	N: { beginMinute: 1260, endMinute: 1815, pauses: [{ minute: 1530, minutes: 45 }], copies: 1 },
	B: { beginMinute: 180,  endMinute: 690,  pauses: [{ minute: 420,  minutes: 30 }], copies: 2 },
} as const;
type Letter = keyof typeof times;

/** What a ward has besides its shifts: demand, a sequence and its run, wishes, and shifts that are offered and claimed. */
export async function insertPlanExtras(builder: TenantBuilder, today: LocalDay): Promise<void> {
	const ward = await wardOf(builder);
	await insertDemand(builder, ward, mondayOf(today));
	await insertSequence(builder, ward, today);
	await insertWishes(builder, ward, today);
	await insertOffers(builder, ward, today);
}

/** Her own place where it works in shifts, else the first that does. */
async function wardOf({ tx, tenantId }: TenantBuilder): Promise<Ward> {
	const { id, unit_id, workspace_id } = await tx
		.selectFrom("user_login as l")
		.innerJoin("app_user as u", (join) =>
			join.onRef("u.tenant_id", "=", "l.tenant_id").onRef("u.id", "=", "l.user_id"),
		)
		.innerJoin("workspace as w", "w.tenant_id", "u.tenant_id")
		.select(["u.id", "w.unit_id", "w.id as workspace_id"])
		.where("l.tenant_id", "=", tenantId)
		.where("l.username", "=", "mitarbeiter")
		.orderBy((ways) => ways("w.unit_id", "=", ways.ref("u.unit_id")), "desc")
		.orderBy("w.name")
		.limit(1)
		.executeTakeFirstOrThrow();
	const kinds = await tx
		.selectFrom("shift as s")
		.innerJoin("activity as a", (join) =>
			join.onRef("a.tenant_id", "=", "s.tenant_id").onRef("a.id", "=", "s.activity_id"),
		)
		.select(["a.id", "a.code"])
		.distinct()
		.where("s.tenant_id", "=", tenantId)
		.where("s.workspace_id", "=", workspace_id)
		.execute();
	const byLetter = new Map(kinds.map((kind) => [kind.code ?? "", kind.id]));
	return { userId: id, unitId: unit_id, workspaceId: workspace_id, kinds: byLetter };
}

/** Those of the kinds that are done there. */
const lettersOf = ({ kinds }: Ward) =>
	(Object.keys(times) as Letter[]).filter((letter) => kinds.has(letter));

const kindOf = ({ kinds }: Ward, letter: Letter) => kinds.get(letter) as string;

/** The same each day; next week's Wednesday begins an hour later. */
async function insertDemand(builder: TenantBuilder, ward: Ward, monday: LocalDay): Promise<void> {
	const { tx, tenantId } = builder;
	const items = Array.from({ length: 7 }, (_, dayIndex) =>
		lettersOf(ward).map((letter) => ({
			...{ id: builder.newId(), dayIndex, ...times[letter] },
			...{ activityId: kindOf(ward, letter), unitId: null },
		})),
	).flat();
	const id = builder.newId();
	await tx
		.insertInto("shift_template")
		.values({
			...{ tenant_id: tenantId, id, workspace_id: ward.workspaceId, name: "Besetzung" },
			...{ holiday_mode: "NO_HOLIDAY_ON_DAYINDEX", items: JSON.stringify(items) },
		})
		.execute();
	await tx
		.insertInto("shift_template_item")
		.values(
			items.map((item) => ({
				...{ tenant_id: tenantId, id: item.id, template_id: id, activity_id: item.activityId },
			})),
		)
		.execute();
	const wednesday = items.find(({ dayIndex }) => dayIndex === 2);
	await tx
		.insertInto("shift_template_exception")
		.values({
			...{ tenant_id: tenantId, id: builder.newId(), item_id: wednesday?.id as string },
			...{ day: isoOfDay((monday + 9) as LocalDay), begin_min: 420, end_min: 912 },
			activity_id: wednesday?.activityId as string,
		})
		.execute();
}

/** Two weeks with free days between. */
async function insertSequence(builder: TenantBuilder, ward: Ward, today: LocalDay): Promise<void> {
	const { tx, tenantId } = builder;
	const shiftsOf = (letter: string) => {
		if (!ward.kinds.has(letter)) return [];
		const { copies: _, ...when } = times[letter as Letter];
		const activityId = kindOf(ward, letter as Letter);
		return [{ workspaceId: ward.workspaceId, activityId, ...when }];
	};
	const isAtNight = ward.kinds.has("N");
	const days = [...(isAtNight ? "FFSS...NNN...." : "BBBB.B..BBBBB.")].map(shiftsOf);
	const id = builder.newId();
	await tx
		.insertInto("shift_sequence")
		.values({
			...{
				tenant_id: tenantId,
				id,
				unit_id: ward.unitId,
				name: isAtNight ? "Früh, spät, Nacht" : "Backstube",
			},
			...{ start: "START_ON_MONDAY", days: JSON.stringify(days) },
		})
		.execute();
	await tx
		.insertInto("shift_sequence_item")
		.values(
			days.flatMap((shifts, day_index) =>
				shifts.map(({ workspaceId, activityId }, n) => ({
					...{ tenant_id: tenantId, sequence_id: id, day_index, n },
					...{ workspace_id: workspaceId, activity_id: activityId },
				})),
			),
		)
		.execute();
	await insertRun(builder, ward, id, today);
}

/** It was tried for two weeks that are over; nothing of it is left to be taken back. */
async function insertRun(builder: TenantBuilder, ward: Ward, sequenceId: string, today: LocalDay) {
	const { tx, tenantId } = builder;
	const id = builder.newId();
	await tx
		.insertInto("shift_sequence_run")
		.values({
			...{ tenant_id: tenantId, id, sequence_id: sequenceId, on_clash: "SKIP" },
			...{
				from_date: isoOfDay((today - 28) as LocalDay),
				to_date: isoOfDay((today - 15) as LocalDay),
			},
			...{ made_at: instant((today - 40) as LocalDay, 600), made_by: ward.userId },
		})
		.execute();
	await tx
		.insertInto("shift_sequence_run_person")
		.values({
			...{ tenant_id: tenantId, run_id: id, user_id: ward.userId },
			...{ made: 7, opened: 0, skipped: 1 },
		})
		.execute();
}

const instant = (day: LocalDay, minute: number) =>
	new Date(instantOfLocal(day, minute, zoneOf("Europe/Berlin")) * 60_000);

/** One day she cannot come, on another she would like to. */
async function insertWishes(builder: TenantBuilder, ward: Ward, today: LocalDay): Promise<void> {
	const row = (ahead: number, available: boolean, wish: number | null) => ({
		...{ tenant_id: builder.tenantId, id: builder.newId(), user_id: ward.userId, available, wish },
		begin_at: instant((today + ahead) as LocalDay, 0),
		end_at: instant((today + ahead + 1) as LocalDay, 0),
	});
	await builder.tx
		.insertInto("availability")
		.values([row(12, false, null), row(18, true, 2), row(25, false, 3)])
		.execute();
}

/** A colleague gives a shift away, and she would take one that nobody has. */
async function insertOffers(builder: TenantBuilder, ward: Ward, today: LocalDay): Promise<void> {
	const { tx, tenantId } = builder;
	const planned = await tx
		.selectFrom("shift")
		.select(["id", "user_id"])
		.where("tenant_id", "=", tenantId)
		.where("workspace_id", "=", ward.workspaceId)
		.where("day", ">", isoOfDay((today + 3) as LocalDay))
		.where("published_at", "is not", null)
		.orderBy("day")
		.orderBy("id")
		.execute();
	const given = planned.find(({ user_id: whose }) => whose !== null && whose !== ward.userId);
	const open = planned.find(({ user_id: whose }) => whose === null);
	const made_at = instant((today - 1) as LocalDay, 540);
	if (given?.user_id)
		await tx
			.insertInto("shift_swap")
			.values({
				...{ tenant_id: tenantId, id: builder.newId(), shift_id: given.id, kind: "GIVE", made_at },
				...{ offered_by: given.user_id, note: "Einschulung meiner Tochter" },
			})
			.execute();
	if (open)
		await tx
			.insertInto("shift_claim")
			.values({
				...{ tenant_id: tenantId, id: builder.newId(), shift_id: open.id },
				...{ user_id: ward.userId, made_at },
			})
			.execute();
}
