import { expect, test } from "vitest";
import { permit, testCompany } from "#areas/staff/units/server/test-company.ts";
import { newId } from "#kit/contract/new-id.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { officeDay, testOffice } from "./test-office.ts";

const server = useTestServer();

test("a new plan ends the one before, unless told to keep it; its cycle begins on a Monday", async () => {
	const { hanna, userId, template, plan } = await testOffice(server());
	const full = await template("Vollzeit");
	const half = await template("Teilzeit");
	await plan(full, "2026-01-01");
	const kept = await plan(half, "2026-06-01", { endsPrevious: false });
	expect([kept.status, kept.refusal.code, kept.refusal.message]).toEqual([
		422,
		"WORKSHEET_OVERLAPS",
		"In diesem Zeitraum gilt bereits ein Arbeitszeitplan.",
	]);
	const made = await plan(half, "2026-06-04");
	const { answer } = await hanna.call(contract.listUserWorksheets, { userId });
	expect(answer.items).toMatchObject([
		{ templateName: "Teilzeit", validFrom: "2026-06-04", cycleStart: "2026-06-01", validTo: null },
		{ templateName: "Vollzeit", validTo: "2026-06-03", version: 2 },
	]);
	const one = await hanna.call(contract.getWorksheet, { worksheetId: made.answer.id });
	expect(one.answer).toEqual(answer.items[0]);
});

test("a plan is corrected, ended and deleted, and leaves its trace", async () => {
	const { company, hanna, userId, template, plan } = await testOffice(server());
	const templateId = await template("Vollzeit");
	const worksheetId = (await plan(templateId, "2026-01-01")).answer.id;
	const update = (version: number, validTo: string | null) =>
		hanna.call(contract.updateWorksheet, {
			worksheetId,
			templateId,
			cycleStart: "2026-01-05",
			validFrom: "2026-02-01",
			validTo,
			version,
		});
	expect((await update(1, "2026-12-31")).answer).toEqual({ version: 2 });
	const stale = await update(1, null);
	expect([stale.status, stale.refusal.code]).toEqual([409, "STALE_VERSION"]);
	const reversed = await update(2, "2026-01-31");
	expect(reversed.refusal.code).toBe("WORKSHEET_END_BEFORE_BEGIN");
	await hanna.call(contract.deleteWorksheet, { worksheetId });
	const { answer } = await hanna.call(contract.listUserWorksheets, { userId });
	expect(answer.items).toEqual([]);
	const { rows } = await withClient(server().adminUrl, (client) =>
		client.query(
			"select action, subject_user_id from audit_event where tenant_id = $1 and entity = 'worksheet' order by action",
			[company.tenantId],
		),
	);
	expect(rows).toEqual(
		["changed", "created", "deleted"].map((action) => ({ action, subject_user_id: userId })),
	);
});

test("archived templates are offered to nobody anew, who has them keeps them", async () => {
	const { hanna, template, plan } = await testOffice(server());
	const templateId = await template("Vollzeit");
	const worksheetId = (await plan(templateId, "2026-01-01")).answer.id;
	await hanna.call(contract.updateWorksheetTemplateState, {
		id: templateId,
		isEnabled: false,
		version: 1,
	});
	const anew = await plan(templateId, "2026-06-01");
	expect([anew.status, anew.refusal.code]).toEqual([404, "WORKSHEET_TEMPLATE_NOT_USABLE"]);
	const { status } = await hanna.call(contract.updateWorksheet, {
		worksheetId,
		templateId,
		cycleStart: "2026-01-05",
		validFrom: "2026-01-01",
		validTo: "2026-12-31",
		version: 1,
	});
	expect(status).toBe(200);
});

test("an exception stands once a day and must be sound", async () => {
	const { company, hanna, userId, template, plan, days } = await testOffice(server());
	await plan(await template("Vollzeit"), "2026-01-01");
	const given = {
		userId,
		day: "2026-11-23",
		...officeDay,
		breaks: [],
		targetMinutes: 240,
		workingTime: { begin: 480, end: 720 },
		reason: "Arzttermin",
	};
	const create = (more: object = {}) =>
		hanna.call(contract.createWorksheetException, { ...given, ...more });
	const exceptionId = (await create()).answer.id;
	expect((await create()).refusal.code).toBe("WORKSHEET_EXCEPTION_TWICE");
	const wrong = await create({ day: "2026-11-24", targetMinutes: 241 });
	expect(wrong.refusal.facts).toEqual({ fault: "TARGET_TOO_LONG" });
	expect((await create({ reason: " " })).status).toBe(400);
	const { userId: _, day: __, ...rest } = given;
	const values = { ...rest, exceptionId, reason: "Fortbildung" };
	const update = (version: number) =>
		hanna.call(contract.updateWorksheetException, { ...values, version });
	expect((await update(1)).answer).toEqual({ version: 2 });
	expect((await update(1)).refusal.code).toBe("STALE_VERSION");
	expect(await days("2026-11-23", "2026-11-23")).toMatchObject([
		{ targetMinutes: 240, exception: { reason: "Fortbildung", version: 2 } },
	]);
	const mia = await company.as("Mia").call(contract.deleteWorksheetException, { exceptionId });
	expect(mia.status).toBe(403);
	await hanna.call(contract.deleteWorksheetException, { exceptionId });
	expect(await days("2026-11-23", "2026-11-23")).toMatchObject([
		{ targetMinutes: 480, exception: null },
	]);
});

test("people see their own, leaders those of their unit", async () => {
	const company = await testCompany(server(), {}, async (tenant, ids) => {
		await permit(tenant, ids.Leo, ["worksheets.manage"], "WRITE");
	});
	const { template, plan } = await testOffice(server(), company);
	const templateId = await template("Vollzeit");
	const { Mia, Sven } = company.ids;
	await plan(templateId, "2026-01-01", {}, "Leo");
	const list = (who: string, userId: string | undefined) =>
		company.as(who).call(contract.listUserWorksheets, { userId: userId as string });
	const statuses = await Promise.all([
		list("Mia", Mia),
		list("Leo", Mia),
		list("Leo", Sven),
		list("Sven", Mia),
		plan(templateId, "2026-01-01", { userId: Sven as string }, "Leo"),
		plan(templateId, "2026-02-01", {}, "Mia"),
	]);
	expect(statuses.map(({ status }) => status)).toEqual([200, 200, 404, 404, 404, 403]);
});

test("plans and exceptions of another company are answered like missing ones", async () => {
	const { userId, template, plan } = await testOffice(server());
	const made = await plan(await template("Vollzeit"), "2026-01-01");
	const stranger = (await testOffice(server())).hanna;
	for (const id of [made.answer.id, newId(0)]) {
		const replies = await Promise.all([
			stranger.call(contract.getWorksheet, { worksheetId: id }),
			stranger.call(contract.deleteWorksheet, { worksheetId: id }),
			stranger.call(contract.deleteWorksheetException, { exceptionId: id }),
			stranger.call(contract.listUserWorksheetDays, {
				userId,
				from: "2026-11-01",
				to: "2026-11-30",
			}),
		]);
		expect(replies.map(({ refusal }) => refusal.code)).toEqual(replies.map(() => "NOT_FOUND"));
	}
});
