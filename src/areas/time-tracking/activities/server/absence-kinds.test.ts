import { describe, expect, test } from "vitest";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { openOffice } from "./test-office.ts";

const server = useTestServer();
const office = () => openOffice(server());

const none = { required: false, stages: 0, selfApproval: false, substitute: "NONE" } as const;
const leave = { classType: "LEAVE", bookingUnit: "HALF_DAYS", deducts: "LEAVE" } as const;
const absence = { classType: "ABSENCE", bookingUnit: "HALF_DAYS" } as const;

describe("a kind of absence", () => {
	test("keeps how it is booked, what it costs and how it looks", async () => {
		const { browser, create, named } = await office();
		const { id: leaveActivityId } = await named("Urlaub");
		const given = {
			name: "Brückentag",
			code: "BT",
			classType: "ABSENCE",
			bookingUnit: "HALF_DAYS",
			deducts: "LEAVE",
			leaveActivityId,
			retroactiveDays: 0,
			icon: "PLANE",
			approval: { ...none, required: true, stages: 2 },
		} as const;
		const { answer } = await create(given);
		expect(answer).toMatchObject({ ...given, certificateFromDay: null });
		const { items } = (await browser.call(contract.listActivities, { search: "Brückentag" }))
			.answer;
		const { approval: _, ...listed } = given;
		expect(items).toEqual([expect.objectContaining(listed)]);
	});

	test.each([
		["ACTIVITY_LEAVE_BY_HOURS", "bookingUnit", { ...leave, bookingUnit: "HOURS" }],
		["ACTIVITY_DEDUCTION_UNFIT", "deducts", { ...leave, deducts: "OVERTIME" }],
		["ACTIVITY_DEDUCTION_UNFIT", "deducts", { classType: "SICK", deducts: "OVERTIME" }],
		["ACTIVITY_OVERTIME_CREDITED", "creditsTime", { ...absence, deducts: "OVERTIME" }],
		["ACTIVITY_LEAVE_ACCOUNT_NEEDED", "leaveActivityId", { ...absence, deducts: "LEAVE" }],
		["ACTIVITY_ACCOUNT_UNIT_UNFIT", "accountUnit", { ...absence, accountUnit: "MINUTES" }],
		["ACTIVITY_CERTIFICATE_UNFIT", "certificateFromDay", { ...leave, certificateFromDay: 3 }],
		["ACTIVITY_OCCASION_UNFIT", "occasion", { ...absence, occasion: "CHILD_SICK" }],
		["ACTIVITY_STAGES_UNFIT", "approval", { ...leave, approval: { ...none, stages: 1 } }],
		["ACTIVITY_NO_ABSENCE", "bookingUnit", { classType: "WORKTIME", icon: "STAR" }],
	] as const)("%s is said at %s: %o", async (code, field, wrong) => {
		const { create } = await office();
		const { status, refusal } = await create({ approval: none, ...wrong });
		expect([status, refusal.code]).toEqual([409, code]);
		expect(refusal.details).toEqual([{ field, text: refusal.message }]);
	});

	test.each([
		["retroactiveDays", { retroactiveDays: 367 }],
		["certificateFromDay", { classType: "SICK", certificateFromDay: 43 }],
		["icon", { icon: "SKULL" }],
		["approval", { approval: { ...none, required: true, stages: 3 } }],
	] as const)("with a wrong %s is malformed: %o", async (field, wrong) => {
		const { create } = await office();
		const { status, refusal } = await create({ ...absence, ...wrong } as never);
		expect(status).toBe(400);
		expect(refusal.details.map((one) => one.field.split(".")[0])).toEqual([field]);
	});
});

describe("the account that another kind is taken from", () => {
	const shared = async () => {
		const built = await office();
		const { id: account } = await built.named("Urlaub");
		const made = await built.create({ ...leave, name: "Zusatzurlaub", leaveActivityId: account });
		return { ...built, account, other: made.answer.id };
	};

	test("is that of other leave with an account of its own", async () => {
		const { create, change, named, account, other } = await shared();
		const unfit = async (leaveActivityId: string) =>
			(await create({ ...absence, deducts: "LEAVE", leaveActivityId })).refusal.code;
		expect(await unfit((await named("Krankheit")).id)).toBe("ACTIVITY_LEAVE_ACCOUNT_UNFIT");
		expect(await unfit(other)).toBe("ACTIVITY_LEAVE_ACCOUNT_UNFIT");
		expect(await unfit("01a1fd2c-47a0-70d1-9a38-000000000001")).toBe("REFERENCE_NOT_FOUND");
		const own = await change(account, { leaveActivityId: account });
		expect(own.refusal.code).toBe("ACTIVITY_LEAVE_ACCOUNT_UNFIT");
	});

	test("stays one: it is not given up, moved or deleted before the other", async () => {
		const { browser, change, account, other } = await shared();
		const moved = { ...absence, deducts: "NONE", isDefault: false } as const;
		for (const one of [{ deducts: "NONE" }, moved] as const) {
			const { status, refusal } = await change(account, one);
			expect([status, refusal.code]).toEqual([409, "ACTIVITY_LEAVE_ACCOUNT_IN_USE"]);
		}
		const removed = await browser.call(contract.deleteActivity, { id: account });
		expect([removed.status, removed.refusal.code]).toEqual([409, "IN_USE"]);
		expect((await change(other, { leaveActivityId: null })).status).toBe(200);
		expect((await change(account, { deducts: "NONE" })).status).toBe(200);
	});
});

test("accounts stay in the unit that they are kept in once there are any", async () => {
	const { browser, create, named } = await office();
	const { answer } = await create({ ...leave, name: "Urlaub in Stunden", accountUnit: "MINUTES" });
	const { id } = answer;
	const change = async (more: object) => {
		const { version, ...kept } = (await browser.call(contract.getActivity, { id })).answer;
		return browser.call(contract.updateActivity, { ...kept, version, ...more } as never);
	};
	expect((await change({ accountUnit: "DAYS" })).status).toBe(200);
	expect((await change({ accountUnit: "MINUTES" })).status).toBe(200);
	// as a kind without an account of its own it would have to go back to days
	const { id: leaveActivityId } = await named("Urlaub");
	expect((await change({ leaveActivityId })).refusal.code).toBe("ACTIVITY_ACCOUNT_UNIT_UNFIT");
	await withClient(server().adminUrl, (client) =>
		client.query(
			`insert into leave_account (tenant_id, id, user_id, year, activity_id, unit)
			select tenant_id, gen_random_uuid(), id, 2026, $1, 'MINUTES' from app_user
			where tenant_id = (select tenant_id from activity where id = $1) limit 1`,
			[id],
		),
	);
	const { status, refusal } = await change({ accountUnit: "DAYS" });
	expect([status, refusal.code]).toEqual([409, "ACTIVITY_ACCOUNT_UNIT_FIXED"]);
	expect(refusal.details).toEqual([{ field: "accountUnit", text: refusal.message }]);
	expect((await change({ name: "Urlaub nach Stunden" })).status).toBe(200);
});

test("the kinds are for everybody to choose from, those of other things are not among them", async () => {
	const { browser, create, setEnabled } = await office();
	const { id } = (await create({ ...absence, name: "Abordnung", icon: "PLANE" })).answer;
	await setEnabled(id, false);
	const { activities } = (await browser.call(contract.listAbsenceActivities, {})).answer;
	expect(activities).toHaveLength(12);
	expect(activities[0]).toEqual({
		...{ id, name: "Abordnung", code: "RB", color: "#0a7", classType: "ABSENCE" },
		...{ bookingRequiresGps: false, isDefault: false, isEnabled: false },
		...{ bookingUnit: "HALF_DAYS", deducts: "NONE", icon: "PLANE", occasion: null },
		...{ substitute: "OPTIONAL", reasonRequired: false },
	});
});

test("who says only that somebody must agree, as the release before did, means one stage", async () => {
	const { browser, create } = await office();
	const { id } = (await create({ ...leave, approval: none })).answer;
	const say = (approval: object) =>
		withClient(server().adminUrl, (client) =>
			client.query("update activity set approval = $2 where id = $1", [id, approval]),
		);
	const stages = async () =>
		(await browser.call(contract.getActivity, { id })).answer.approval.stages;
	await say({ required: true, selfApproval: false, substitute: "NONE" });
	expect(await stages()).toBe(1);
	await say({ required: false, selfApproval: false, substitute: "NONE" });
	expect(await stages()).toBe(0);
	await expect(say({ ...none, stages: 2 })).rejects.toThrow(/check constraint/);
});

test("a new company begins with kinds that cost what they are called", async () => {
	const { browser } = await office();
	const { items } = (
		await browser.call(contract.listActivities, { category: "ABSENCE", pageSize: 50 })
	).answer;
	const said = items.map(({ name, classType, bookingUnit, deducts, creditsTime, occasion }) => {
		const credited = creditsTime ? "credited" : "not credited";
		const words = [name, classType, bookingUnit, deducts, credited];
		return [...words, ...(occasion === null ? [] : [`(${occasion})`])].join(" ");
	});
	expect(said).toEqual([
		"Abwesend ABSENCE HOURS NONE credited",
		"Elternzeit ABSENCE DAYS NONE credited (PARENTAL)",
		"Fortbildung ABSENCE HALF_DAYS NONE credited",
		"Freizeitausgleich ABSENCE HOURS OVERTIME not credited",
		"Kind krank SICK HALF_DAYS NONE credited (CHILD_SICK)",
		"Krankheit SICK HALF_DAYS NONE credited",
		"Mutterschutz ABSENCE DAYS NONE credited (MATERNITY)",
		"Pflegezeit ABSENCE DAYS NONE credited (CARE)",
		"Sonderurlaub ABSENCE HALF_DAYS NONE credited",
		"Unbezahlter Urlaub ABSENCE DAYS NONE credited (UNPAID)",
		"Urlaub LEAVE HALF_DAYS LEAVE credited",
	]);
	for (const { id, name } of items) {
		const { answer } = await browser.call(contract.getActivity, { id });
		const { isEnabled: _, ...values } = answer;
		const { status } = await browser.call(contract.updateActivity, { ...values, code: "X" });
		expect([name, status]).toEqual([name, 200]);
	}
});
