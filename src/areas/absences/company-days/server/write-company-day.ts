import { createMany, type ManyWriter } from "#areas/absences/requests/server/public.ts";
import { holdPeople } from "#kit/server/person-record/hold-people.ts";
import { type CompanyPlan, type PlannedLine, planCompanyDay } from "./plan-company-day.ts";
import { type CompanyDayRow, insertOutcomes } from "./sql/company-days.ts";
import type { CompanyPerson } from "./sql/people.ts";
import { tellPeople } from "./tell-people.ts";

/** Creates the absences of some people, at most a few hundred, and keeps who was left out. */
export async function writeCompanyDay(
	context: ManyWriter,
	{ id: companyDayId, reason }: Pick<CompanyDayRow, "id" | "reason">,
	plan: CompanyPlan,
	people: readonly CompanyPerson[],
): Promise<readonly PlannedLine[]> {
	const { tx, tenantId } = context;
	await holdPeople(
		tx,
		tenantId,
		people.map(({ id }) => id),
	);
	const lines = await planCompanyDay(context, plan, people);
	const hers = lines.filter(({ leftOut }) => leftOut === null);
	await createMany(context, { companyDayId, kind: plan.kind, reason }, hers);
	await tellPeople(
		context,
		{ id: companyDayId, reason },
		"GIVEN",
		hers.map(({ userId, values: { from, to } }) => ({ userId, from, to })),
	);
	await insertOutcomes(tx, tenantId, companyDayId, lines);
	return lines;
}
