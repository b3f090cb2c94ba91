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
	for (let at = 0; at < rows.length; at += 1000) {
		await tx
			.insertInto("absence")
			.values(rows.slice(at, at + 1000).map(({ days: _, ...row }) => row))
			.execute();
	}
	const ill = rows.filter((one) => one.class_type === "SICK");
	const illnesses = ill.map(({ id, user_id: userId, days }) => ({ id, userId, ...days }));
	await insertSickNotes(builder, illnesses, window.to);
}
