import { contract as unitsContract } from "#areas/staff/units/contract.ts";
import { testCompany } from "#areas/staff/units/server/test-company.ts";
import { previewOf } from "#kit/contract/figure-preview.ts";
import { newId } from "#kit/contract/new-id.ts";
import { insertEmployment } from "#kit/testing/employment-builder.ts";
import { type Recorder, recordAnswers } from "#kit/testing/record-answers.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { officeDay, officeWeek, testOffice } from "./test-office.ts";

const server = useTestServer();
type Office = Awaited<ReturnType<typeof testOffice>>;
const lena = { firstName: "Lena", lastName: "Vogt", unit: "Nord 1", personnelNo: "20408" };
const piotr = { firstName: "Piotr", lastName: "Nowak", unit: "Süd" };

recordAnswers(new URL("../web/recorded.json", import.meta.url), async (recorder) => {
	const company = await testCompany(server(), { Mia: lena, Sven: piotr }, async (tenant, ids) => {
		const employment = { entryDate: "2025-01-01", weeklyMinutes: 2400 };
		await insertEmployment(tenant, ids.Mia as string, employment);
	});
	const office = await testOffice(server(), company);
	const templateId = await fullTime(recorder, office);
	const worksheetId = await lenasPlan(recorder, office, templateId);
	await lenasDays(recorder, office);
	await everybody(recorder, office, templateId);
	await changed(recorder, office, worksheetId, templateId);
});

/** A template and its times. */
async function fullTime({ take }: Recorder, { hanna }: Office): Promise<string> {
	const { id: templateId } = await take("fullTime", hanna, contract.createWorksheetTemplate, {
		name: "Vollzeit 40 h",
		kind: "FIXED",
		attribution: "START_DAY",
		weeks: 1,
	});
	await take("none", hanna, contract.listWorksheetTemplateVersions, { templateId });
	const { id: versionId } = await take("first", hanna, contract.createWorksheetTemplateVersion, {
		templateId,
		validFrom: "2020-01-01",
		days: officeWeek(),
	});
	await take("all", hanna, contract.listWorksheetTemplates, {});
	await take("fullTime", hanna, contract.getWorksheetTemplate, { id: templateId });
	await take("fullTime", hanna, contract.listWorksheetTemplateVersions, { templateId });
	const correction = { versionId, days: officeWeek(), version: 1 };
	await take("corrected", hanna, contract.updateWorksheetTemplateVersion, correction);
	return templateId;
}

async function lenasPlan({ take }: Recorder, { hanna, userId }: Office, templateId: string) {
	const { id: worksheetId } = await take("lena", hanna, contract.createWorksheet, {
		userId,
		templateId,
		cycleStart: "2025-01-06",
		validFrom: "2025-01-01",
		validTo: null,
	});
	await take("lena", hanna, contract.getWorksheet, { worksheetId });
	await take("lena", hanna, contract.listUserWorksheets, { userId });
	return worksheetId;
}

/** On one day she is trained, on another half of the day is free in town. */
async function lenasDays({ take }: Recorder, { hanna, userId, company }: Office) {
	const days = (name: string, from: string, to = from) =>
		take(name, hanna, contract.listUserWorksheetDays, { userId, from, to });
	await days("monday", "2026-11-23");
	await take("training", hanna, contract.createWorksheetException, {
		userId,
		day: "2026-11-24",
		...officeDay,
		breaks: [],
		workingTime: { begin: 480, end: 750 },
		targetMinutes: 240,
		reason: "Fortbildung",
	});
	await days("training", "2026-11-24");
	await withClient(server().adminUrl, (client) =>
		client.query(
			`insert into holiday (tenant_id, id, date, name, site_id, factor, kind)
			values ($1, $2, '2026-11-23', 'Ortsfest', $3, 0.5, 'PUBLIC')`,
			[company.tenantId, newId(0), company.siteId],
		),
	);
	await days("november", "2026-11-01", "2026-11-30");
}

/** Piotr will work by a plan from summer on. */
async function everybody({ take, takeRefusal }: Recorder, office: Office, templateId: string) {
	const { hanna, company, plan } = office;
	const userId = company.ids.Sven as string;
	await plan(templateId, "2027-06-01", { userId });
	await take("all", hanna, contract.listPlannedPeople, {});
	await take("all", hanna, unitsContract.listUnits, {});
	await takeRefusal("overlaps", hanna, contract.createWorksheet, {
		userId,
		templateId,
		cycleStart: "2027-01-01",
		validFrom: "2027-01-01",
		validTo: null,
		endsPrevious: true,
	});
}

/** Lena's plan ends; the exception and further times of the template are taken back. */
async function changed(
	{ take }: Recorder,
	office: Office,
	worksheetId: string,
	templateId: string,
) {
	const { hanna, days, version } = office;
	const values = { templateId, validFrom: "2025-01-01", cycleStart: "2025-01-06" };
	const ended = { ...values, worksheetId, validTo: "2026-12-31", version: 1 };
	await take("ended", hanna, contract.updateWorksheet, ended);
	const [training] = await days("2026-11-24", "2026-11-24");
	const exceptionId = training?.exception?.id as string;
	await take("training", hanna, previewOf(contract.deleteWorksheetException), { exceptionId });
	await take("training", hanna, contract.deleteWorksheetException, { exceptionId });
	const { id: versionId } = (await version(templateId, "2027-01-01")).answer;
	await take("last", hanna, contract.deleteWorksheetTemplateVersion, { versionId });
}
