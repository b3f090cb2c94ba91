import { expect } from "vitest";
import { contract as contracts } from "#areas/staff/contracts/contract.ts";
import { contract as qualifications } from "#areas/staff/qualifications/contract.ts";
import { contract as grants } from "#areas/staff/user-roles/contract.ts";
import { contract as users } from "#areas/staff/users/contract.ts";
import { contract as worksheets } from "#areas/time-tracking/worksheets/contract.ts";
import type { GivenOf } from "#kit/contract/endpoint.ts";
import { insertEmployment } from "#kit/testing/employment-builder.ts";
import { insertTag } from "#kit/testing/master-data-builder.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import type { TestServer } from "#kit/testing/test-server.ts";
import { insertWorksheetTemplate } from "#kit/testing/worksheet-builder.ts";
import { importer, linesOf, peopleOf } from "./test-import.ts";

export type Who = Awaited<ReturnType<typeof importer>>;

export const since = "2024-01-01";

/** Erika is known, with 40 hours by the template Vollzeit. */
async function build(tenant: TenantBuilder) {
	const person = { firstName: "Erika", lastName: "Muster", personnelNo: "1" };
	const { id } = await tenant.person({ ...person, entryDate: since });
	await insertEmployment(tenant, id, {
		...{ entryDate: since, weeklyMinutes: 2400, daysPerWeek: 5, annualLeaveDays: 30 },
	});
	const times = { kind: "FIXED", weeks: 1, days: [] } as const;
	const templateId = await insertWorksheetTemplate(tenant, { name: "Vollzeit", ...times });
	await insertWorksheetTemplate(tenant, { name: "Teilzeit", ...times });
	await tenant.tx
		.insertInto("worksheet")
		.values({
			...{ tenant_id: tenant.tenantId, id: tenant.newId(), user_id: id, template_id: templateId },
			...{ valid_from: since, cycle_start: since },
		})
		.execute();
	await insertTag(tenant, { name: "Nachtdienst", color: "#111111" });
	await insertTag(tenant, { name: "Ersthelfer", color: "#222222" }, [id]);
}

export async function company(server: TestServer): Promise<Who> {
	const who = await importer(server, ["Administrator"], build);
	for (const given of [
		{ name: "Ersthelfer", type: "BOOLEAN", levels: [] as string[] },
		{ name: "Kran", type: "LEVEL", levels: ["bis 5 t", "alle"] },
	] satisfies GivenOf<typeof qualifications.createQualification>[]) {
		const { status } = await who.browser.call(qualifications.createQualification, given);
		expect(status).toBe(200);
	}
	return who;
}

export const head =
	"Personalnummer;Nachname;Vorname;Abteilung;Eintritt;Gültig ab;Wochenstunden;Arbeitszeitplan;Qualifikationen;Rolle;Tags\n";
export const erika = (rest: string) => `${head}1;Muster;Erika;;;01.12.2026;${rest}\n`;
export const newOne =
	"2;Berg;Ada;Süd;01.02.2026;;20;Teilzeit;Ersthelfer, Kran: alle;Abteilungsleitung;Nachtdienst\n";

export const faultsOf = async (who: Who, runId: string) =>
	(await linesOf(who, runId)).map(({ faults }) => faults.map(({ column, code }) => [column, code]));

/** All that tables say of somebody besides who it is. */
export async function rowsOf(who: Who, lastName: string) {
	const { browser } = who;
	const people = await peopleOf(who);
	const userId = people.find(({ last_name }) => last_name === lastName)?.id ?? "";
	const [employment, plans, held, assigned, user] = await Promise.all([
		browser.call(contracts.listEmployments, { userId }),
		browser.call(worksheets.listUserWorksheets, { userId }),
		browser.call(qualifications.listUserQualifications, { userId }),
		browser.call(grants.listRoleAssignments, { userId }),
		browser.call(users.getUser, { userId }),
	]);
	const agreed = employment.answer.items.flatMap((one) => one.contracts);
	return {
		userId,
		contracts: agreed.map((one) => [one.weeklyMinutes, one.validFrom, one.validTo]),
		plans: plans.answer.items.map((one) => [one.templateName, one.validFrom, one.validTo]),
		held: held.answer.assignments.map((one) => [one.name, one.level, one.validFrom]),
		roles: assigned.answer.items.map((one) => [one.roleName, one.scope, one.validFrom]),
		tags: user.answer.tags.map(({ name }) => name),
	};
}
