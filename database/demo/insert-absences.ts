import { isoOfDay } from "#domain/time/iso-day.ts";
import type { DayRange } from "#domain/time/month.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import { absencesOf } from "./absences-of.ts";
import type { Company } from "./company.ts";
import { insertSickNotes } from "./insert-sick-notes.ts";
import type { Structure } from "./insert-structure.ts";
import { usernameOf } from "./username-of.ts";

/** Leave and sickness of everybody: the days on which the history has no bookings, and some that are asked for. */
export async function insertAbsences(
	builder: TenantBuilder,
	company: Company,
	{ userIds }: Structure,
	window: DayRange,
): Promise<void> {
	const { tx, tenantId } = builder;
	const activities = await tx
		.selectFrom("activity")
		.select(["id", "class_type as classType"])
		.where("tenant_id", "=", tenantId)
		.where("is_default", "=", true)
		.where("class_type", "in", ["LEAVE", "SICK"])
		.execute();
	const rows = company.people.flatMap((person) => {
		const username = usernameOf(person);
		const seed = `${company.tenantNo} ${username}`;
		return absencesOf(person, seed, window).map(({ kind, from, to, state }) => ({
			tenant_id: tenantId,
			id: builder.newId(),
			user_id: userIds.get(username) as string,
			activity_id: activities.find(({ classType }) => classType === kind)?.id as string,
			class_type: kind,
			state,
			from_date: isoOfDay(from),
			to_date: isoOfDay(to),
			days: { from, to },
		}));
	});
	for (const some of thousands(rows)) {
		const values = some.map(({ days: _, ...row }) => row);
		await tx.insertInto("absence").values(values).execute();
	}
	const asked = rows.filter(({ state }) => state === "REQUESTED");
	await insertAsked(builder, asked, window.to);
	const ill = rows.filter((one) => one.class_type === "SICK");
	const illnesses = ill.map(({ id, user_id: userId, days }) => ({ id, userId, ...days }));
	await insertSickNotes(builder, illnesses, window.to);
}

function* thousands<Row>(rows: readonly Row[]) {
	for (let at = 0; at < rows.length; at += 1000) yield rows.slice(at, at + 1000);
}

const day = 86_400_000;
const eightOClock = 8 * 3_600_000;
/** The oldest request waits so many days. */
const longestWait = 6;

/** What is asked for waits for a supervisor, some of it for days. */
async function insertAsked(
	builder: TenantBuilder,
	asked: readonly { readonly id: string; readonly user_id: string }[],
	today: DayRange["to"],
): Promise<void> {
	const { tx, tenantId } = builder;
	const all = asked.map(({ id, user_id }, nth) => {
		const at = (today - 1 - (nth % longestWait)) * day + eightOClock + nth * 60_000;
		const matter = { tenant_id: tenantId, entity: "absence", entity_id: id };
		return {
			step: {
				...matter,
				id: builder.newId(at),
				user_id,
				purpose: "REQUEST",
				kind: "SUPERVISOR_APPROVAL",
			},
			event: {
				...matter,
				id: builder.newId(at),
				at: new Date(at),
				kind: "REQUESTED",
				by_user_id: user_id,
			},
		};
	});
	for (const some of thousands(all)) {
		const steps = some.map(({ step }) => step);
		await tx.insertInto("approval_step").values(steps).execute();
		const events = some.map(({ event }) => event);
		await tx.insertInto("approval_event").values(events).execute();
	}
}
