import type { MatterWriter } from "#areas/time-tracking/approvals/server/public.ts";
import { dayOfIso } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { type Employed, localDayAt, type Times } from "./entry-times.ts";
import { type EmploymentRow, employmentsOf } from "./sql/around-entry.ts";

/** A person as she was employed when the entry began: who left and came back has worked in both employments. */
export async function employedAt<Person extends Employed & { id: string }>(
	{ tx, tenantId }: Pick<MatterWriter, "tx" | "tenantId">,
	person: Person,
	{ begin }: Pick<Times, "begin">,
): Promise<Person> {
	const employments = await employmentsOf(tx, tenantId, [person.id]);
	const day = localDayAt(begin, person.zone);
	return { ...person, ...employedOn(employments, person, day) };
}

/** The employment of a day, else the last one; her own dates where none was kept. */
export function employedOn(
	employments: readonly EmploymentRow[],
	own: Pick<Employed, "entryDate" | "exitDate">,
	day: LocalDay,
): Pick<Employed, "entryDate" | "exitDate"> {
	const known = employments.map(({ entryDate, exitDate }) => ({
		entryDate: dayOfIso(entryDate),
		exitDate: exitDate === null ? null : dayOfIso(exitDate),
	}));
	const held = known.find(
		({ entryDate, exitDate }) => entryDate <= day && (exitDate === null || exitDate >= day),
	);
	return held ?? known.at(-1) ?? own;
}
