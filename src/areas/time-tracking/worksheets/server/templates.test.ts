import { expect, test } from "vitest";
import { newId } from "#kit/contract/new-id.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import type { TemplateDay } from "../contract/worksheet-day.ts";
import { contract } from "../contract.ts";
import { officeDay, officeWeek, testOffice } from "./test-office.ts";

const server = useTestServer();

const monday = (more: Partial<TemplateDay> = {}): TemplateDay => ({
	week: 1,
	weekday: 1,
	...officeDay,
	breaks: [...officeDay.breaks],
	...more,
});

test("a version ends the one before on the day before, and deleting it lets that one go on", async () => {
	const { hanna, template, version } = await testOffice(server());
	const templateId = await template("Vollzeit");
	const shorter = [monday({ targetMinutes: 420 })];
	const { answer } = await version(templateId, "2026-03-01", shorter);
	const list = async () =>
		(await hanna.call(contract.listWorksheetTemplateVersions, { templateId })).answer.items;
	expect(await list()).toMatchObject([
		{ validFrom: "2026-03-01", validTo: null, days: shorter, weeks: 1 },
		{ validFrom: "2020-01-01", validTo: "2026-02-28", days: officeWeek() },
	]);
	const early = await version(templateId, "2026-03-01");
	expect([early.status, early.refusal.code]).toEqual([422, "WORKSHEET_VERSION_NOT_LAST"]);
	const [, first] = await list();
	const remove = (versionId: string) =>
		hanna.call(contract.deleteWorksheetTemplateVersion, { versionId });
	expect((await remove(first?.id as string)).refusal.code).toBe("WORKSHEET_VERSION_NOT_LAST");
	expect((await remove(answer.id)).status).toBe(200);
	expect(await list()).toMatchObject([{ validFrom: "2020-01-01", validTo: null }]);
});

test("the times of a version are corrected once; a stale version tells who changed what", async () => {
	const { hanna, template } = await testOffice(server());
	const templateId = await template("Vollzeit");
	const { answer } = await hanna.call(contract.listWorksheetTemplateVersions, { templateId });
	const versionId = answer.items[0]?.id as string;
	const update = (days: TemplateDay[]) =>
		hanna.call(contract.updateWorksheetTemplateVersion, { versionId, days, version: 1 });
	expect((await update([monday({ targetMinutes: 300 })])).answer).toEqual({ version: 2 });
	const { status, refusal } = await update(officeWeek());
	expect([status, refusal.code, refusal.facts?.changedBy]).toEqual([
		409,
		"STALE_VERSION",
		"Hanna Muster",
	]);
	expect(refusal.facts?.current).toMatchObject({ days: [{ targetMinutes: 300 }] });
});

test.each([
	["a core time outside", [monday({ coreTime: { begin: 420, end: 900 } })], "WORKSHEET_DAY_WRONG"],
	["a break outside", [monday({ breaks: [{ begin: 60, minutes: 30 }] })], "WORKSHEET_DAY_WRONG"],
	["too long a target", [monday({ targetMinutes: 481 })], "WORKSHEET_DAY_WRONG"],
	["a weekday twice", [monday(), monday()], "WORKSHEET_DAYS_WRONG"],
	["a week beyond the cycle", [monday({ week: 2 })], "WORKSHEET_DAYS_WRONG"],
])("%s is refused", async (_, days, code) => {
	const { template, version } = await testOffice(server());
	const templateId = await template("Vollzeit", null);
	const { status, refusal } = await version(templateId, "2026-01-01", days);
	expect([status, refusal.code]).toEqual([422, code]);
});

test("a fault names its week, its weekday and what is wrong", async () => {
	const { template, version } = await testOffice(server());
	const templateId = await template("Vollzeit", null, 2);
	const wrong = monday({ week: 2, weekday: 3, targetMinutes: 600 });
	const { refusal } = await version(templateId, "2026-01-01", [wrong]);
	expect(refusal.facts).toEqual({ week: 2, weekday: 3, fault: "TARGET_TOO_LONG" });
});

test("malformed times are refused with their name", async () => {
	const { template, version } = await testOffice(server());
	const templateId = await template("Vollzeit", null);
	const backwards = monday({ workingTime: { begin: 600, end: 500 } });
	const { status, refusal } = await version(templateId, "2026-01-01", [backwards]);
	expect([status, refusal.code]).toEqual([400, "MALFORMED"]);
	expect(refusal.details[0]?.field).toMatch(/^days/);
});

test("kind, attribution and cycle stay as they were; a template in use is not deleted", async () => {
	const { hanna, template, plan } = await testOffice(server());
	const id = await template("Vollzeit");
	await plan(id, "2026-01-01");
	const change = { name: "Vollzeit 40 h", weeks: 4, version: 1 } as const;
	const { answer } = await hanna.call(contract.updateWorksheetTemplate, {
		id,
		kind: "SHIFT",
		attribution: "SPLIT",
		...change,
	});
	expect(answer).toMatchObject({
		name: "Vollzeit 40 h",
		kind: "FIXED",
		attribution: "START_DAY",
		weeks: 1,
		userCount: 1,
	});
	const { status } = await hanna.call(contract.deleteWorksheetTemplate, { id });
	expect(status).toBe(409);
	const { answer: versions } = await hanna.call(contract.listWorksheetTemplateVersions, {
		templateId: id,
	});
	const only = await hanna.call(contract.deleteWorksheetTemplateVersion, {
		versionId: versions.items[0]?.id as string,
	});
	expect(only.refusal.code).toBe("WORKSHEET_VERSION_IN_USE");
});

test("templates are the company's: other tenants do not find them, leaders of a unit only read", async () => {
	const { company, template } = await testOffice(server());
	const templateId = await template("Vollzeit");
	const given = { templateId, validFrom: "2027-01-01", days: officeWeek() };
	const stranger = (await testOffice(server())).hanna;
	const leo = company.as("Leo");
	const mia = company.as("Mia");
	const [foreign, missing, read, written, own] = await Promise.all([
		stranger.call(contract.createWorksheetTemplateVersion, given),
		stranger.call(contract.listWorksheetTemplateVersions, { templateId: newId(0) }),
		leo.call(contract.listWorksheetTemplateVersions, { templateId }),
		leo.call(contract.createWorksheetTemplateVersion, given),
		mia.call(contract.listWorksheetTemplateVersions, { templateId }),
	]);
	expect([foreign, missing, read, written, own].map((one) => one.status)).toEqual([
		404, 404, 200, 403, 403,
	]);
});
