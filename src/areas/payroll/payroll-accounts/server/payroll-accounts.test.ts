import { expect, test } from "vitest";
import { requestHeaders } from "#kit/contract/headers.ts";
import { newId } from "#kit/contract/new-id.ts";
import { openOffice } from "#kit/testing/open-office.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { withKinds } from "./test-kinds.ts";

const server = useTestServer();
const openClerk = (level: "READ" | "WRITE" | "FULL" = "FULL") =>
	openOffice(server(), { key: "payroll.manage", level }, (tenant: TenantBuilder) =>
		withKinds(tenant),
	);

const nothing = {
	specialAccountId: null,
	activityId: null,
	activityClass: null,
	workedOnly: false,
};
const actual = {
	...{ code: "IST", name: "Ist", ...nothing },
	...({ type: "TARGETACTUALS_ACTUAL", format: "HOURS" } as const),
};
const sickness = { ...actual, code: "KRK", type: "ABSENCEACTIVITY_CLASS" } as const;

test("an account says what it counts, changes with its trace, and is known by its code once", async () => {
	const { browser, illnessId, nightId, eventsOf } = await openClerk();
	const { answer } = await browser.call(contract.createPayrollAccount, actual);
	const { id } = answer;
	expect(answer).toMatchObject({ ...actual, specialAccountId: null, activityName: null });
	const twice = await browser.call(contract.createPayrollAccount, { ...actual, code: "ist" });
	expect(twice.refusal).toMatchObject({ code: "DUPLICATE", details: [{ field: "code" }] });
	const changed = {
		...actual,
		id,
		version: 1,
		type: "ABSENCEACTIVITY_ID",
		activityId: illnessId,
	} as const;
	const illness = await browser.call(contract.updatePayrollAccount, changed);
	expect(illness.answer).toMatchObject({ version: 2, activityName: "Krank" });
	const stale = await browser.call(contract.updatePayrollAccount, changed);
	expect(stale.refusal.code).toBe("STALE_VERSION");
	const events = await eventsOf(id);
	expect(events.map(({ action }) => action)).toEqual(["created", "changed"]);
	const night = {
		...actual,
		code: "N25",
		type: "SPECIALACCOUNT_ID",
		specialAccountId: nightId,
	} as const;
	const { answer: surcharge } = await browser.call(contract.createPayrollAccount, night);
	expect(surcharge.specialAccountName).toBe("Nacht");
	const { items } = (await browser.call(contract.listPayrollAccounts, {})).answer;
	expect(items.map(({ code }) => code)).toEqual(["IST", "N25"]);
});

test("what an account counts must be named, must be there, and must be an absence", async () => {
	const { browser, workId, illnessId } = await openClerk();
	const refused = async (more: object) => {
		const { refusal } = await browser.call(contract.createPayrollAccount, { ...actual, ...more });
		return [refusal.code, refusal.details.map(({ field }) => field)];
	};
	const unfit = "PAYROLL_ACCOUNT_SOURCE";
	expect(await refused({ type: "SPECIALACCOUNT_ID" })).toEqual([unfit, ["specialAccountId"]]);
	expect(await refused({ activityId: illnessId })).toEqual([unfit, ["activityId"]]);
	expect(await refused({ type: "HOLIDAY", workedOnly: true })).toEqual([unfit, ["workedOnly"]]);
	expect(await refused({ type: sickness.type })).toEqual([unfit, ["activityClass"]]);
	const absence = { type: "ABSENCEACTIVITY_ID" };
	expect(await refused({ ...absence, activityId: workId })).toEqual([
		"PAYROLL_ACCOUNT_ACTIVITY",
		["activityId"],
	]);
	const nobody = newId(server().clock.now().getTime());
	expect(await refused({ ...absence, activityId: nobody })).toEqual([
		"REFERENCE_NOT_FOUND",
		["activityId"],
	]);
	expect(await refused({ type: "BONUS" })).toEqual(["MALFORMED", ["type"]]);
	browser.headers[requestHeaders.language] = "en-EN";
	const { refusal } = await browser.call(contract.createPayrollAccount, sickness);
	expect(refusal.message).toBe("This does not fit what is counted.");
});

test("people who may only read payroll change no account, and other companies see none", async () => {
	const clerk = await openClerk();
	const { answer } = await clerk.browser.call(contract.createPayrollAccount, {
		...sickness,
		activityClass: "SICK",
	});
	const reader = await openClerk("READ");
	const made = await reader.browser.call(contract.createPayrollAccount, actual);
	expect(made.refusal).toMatchObject({ code: "FORBIDDEN", level: "WRITE" });
	const seen = await reader.browser.call(contract.getPayrollAccount, { id: answer.id });
	expect(seen.status).toBe(404);
	const writer = await openClerk("WRITE");
	const removed = await writer.browser.call(contract.deletePayrollAccount, {
		id: answer.id,
	} as never);
	expect(removed.status).toBe(403);
});

test("a starter set is taken once; what is there already stays as it is", async () => {
	const { browser, eventsOf } = await openClerk();
	await browser.call(contract.createPayrollAccount, { ...actual, code: "lohn", name: "Eigenes" });
	const take = (set: "DATEV_LUG_HOURLY" | "DATEV_LUG_MONTHLY") =>
		browser.call(contract.createStarterAccounts, { set });
	const { ids, kept } = (await take("DATEV_LUG_HOURLY")).answer;
	// the office has none of the surcharges of § 3b EStG
	expect([ids.length, kept]).toEqual([3, ["LOHN"]]);
	expect((await eventsOf(ids[0] as string)).map(({ action }) => action)).toEqual(["created"]);
	expect((await take("DATEV_LUG_HOURLY")).answer).toMatchObject({ ids: [] });
	const { items } = (await browser.call(contract.listPayrollAccounts, {})).answer;
	expect(items.map(({ code, name }) => [code, name])).toEqual([
		["FEI-STD", "Feiertage in Stunden"],
		["KRK-STD", "Krankheit in Stunden"],
		["lohn", "Eigenes"],
		["URL-STD", "Urlaub in Stunden"],
	]);
	const reader = await openClerk("READ");
	const refused = await reader.browser.call(contract.createStarterAccounts, {
		set: "DATEV_LODAS_HOURLY",
	});
	expect(refused.refusal).toMatchObject({ code: "FORBIDDEN", level: "WRITE" });
});
