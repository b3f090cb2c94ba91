import { isoOfDay } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";

interface Illness {
	readonly id: string;
	readonly userId: string;
	readonly from: LocalDay;
	readonly to: LocalDay;
}

/** So long nobody asks for a certificate, and so many days one takes to come. */
const withoutDays = 3;
const daysToCome = 5;

/** Who is ill for longer than three days has a certificate, which comes some days later. */
export async function insertSickNotes(
	builder: TenantBuilder,
	illnesses: readonly Illness[],
	today: LocalDay,
): Promise<void> {
	const { tx, tenantId } = builder;
	const rows = illnesses
		.filter(({ from, to }) => to - from + 1 > withoutDays)
		.map(({ id, userId, from, to }) => ({
			...{ tenant_id: tenantId, id: builder.newId(), absence_id: id, user_id: userId, kind: "EAU" },
			...{ au_from: isoOfDay(from), au_to: isoOfDay(to) },
			received_on: from + daysToCome > today ? null : isoOfDay((from + daysToCome) as LocalDay),
		}));
	for (let at = 0; at < rows.length; at += 1000) {
		await tx
			.insertInto("sick_note")
			.values(rows.slice(at, at + 1000))
			.execute();
	}
}
