import { daysInWords, type ManyWriter } from "#areas/absences/requests/server/public.ts";
import { notify } from "#kit/server/notices/notify.ts";
import { type CompanyDayTold, companyDayTold } from "./notices.ts";
import type { CompanyDayRow } from "./sql/company-days.ts";

interface Hers {
	readonly userId: string;
	readonly from: string;
	readonly to: string;
}

/** Mails people that a time of the company is theirs, or is not after all; those with the same days by one statement. */
export async function tellPeople(
	context: Pick<ManyWriter, "tx" | "tenantId" | "now" | "session">,
	{ id, reason }: Pick<CompanyDayRow, "id" | "reason">,
	move: CompanyDayTold["move"],
	people: readonly Hers[],
): Promise<void> {
	const { tx, tenantId, now, session } = context;
	const byDays = Map.groupBy(people, ({ from, to }) => `${from} ${to}`);
	for (const [first, ...others] of byDays.values()) {
		if (first === undefined) continue;
		const days = [daysInWords(first, "de-DE"), daysInWords(first, "en-EN")] as const;
		await notify(
			tx,
			{ tenantId, now, ...(session && { session }) },
			{
				kind: companyDayTold,
				to: [first, ...others].map(({ userId }) => userId),
				about: { entity: "company_day", id },
				parameters: { move, days, from: first.from, reason },
			},
		);
	}
}
