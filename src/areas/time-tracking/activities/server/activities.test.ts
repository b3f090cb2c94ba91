import { describe, expect, test } from "vitest";
import { plainKind } from "#domain/absences/kind-fault.ts";
import { newId } from "#kit/contract/new-id.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { openOffice } from "./test-office.ts";

const server = useTestServer();
const office = () => openOffice(server());

describe("an activity", () => {
	test("keeps all that was said about it, and changes", async () => {
		const { create, change } = await office();
		const { answer } = await create();
		expect(answer).toEqual({
			id: answer.id,
			version: 1,
			isEnabled: true,
			name: "Rufbereitschaft",
			code: "RB",
			color: "#0a7",
			classType: "SHIFT_STANDBY",
			isDefault: false,
			bookingRequiresGps: false,
			reasonRequired: false,
			creditsTime: true,
			countsAsWorkingTime: false,
			exclusive: true,
			visibility: "LIMITED",
			...plainKind,
			approval: { required: true, stages: 1, selfApproval: false, substitute: "OPTIONAL" },
		});
		const approved = { required: true, stages: 2, selfApproval: true } as const;
		const approval = { ...approved, substitute: "REQUIRED" } as const;
		const kind = { bookingUnit: "HOURS", deducts: "OVERTIME", retroactiveDays: 14 } as const;
		const looks = { icon: "CLOCK", creditsTime: false } as const;
		const given = { ...kind, ...looks, classType: "ABSENCE", code: null, approval } as const;
		const changed = await change(answer.id, given);
		expect(changed.answer).toMatchObject({ ...given, version: 2 });
	});

	test.each([
		["color", { color: "green" }],
		["color", { color: "#12345" }],
		["classType", { classType: "HOLIDAY" }],
		["visibility", { visibility: "NONE" }],
		["name", { name: " " }],
		["code", { code: "x".repeat(31) }],
	] as const)("with a wrong %s is malformed: %o", async (field, wrong) => {
		const { create } = await office();
		const { status, refusal } = await create(wrong as never);
		expect(status).toBe(400);
		expect(refusal.details.map((one) => one.field)).toEqual([field]);
	});

	test("that every company begins with can be read in full", async () => {
		const { browser, named } = await office();
		const { id } = await named("Arbeitszeit");
		const { answer } = await browser.call(contract.getActivity, { id });
		expect(answer.approval).toEqual({
			...{ required: false, stages: 0, selfApproval: false },
			substitute: "NONE",
		});
	});
});

describe("the list", () => {
	test("is of some class types or of one category", async () => {
		const { browser, create } = await office();
		await create();
		const names = async (
			input: Parameters<typeof browser.call<typeof contract.listActivities>>[1],
		) => (await browser.call(contract.listActivities, input)).answer.items.map(({ name }) => name);
		expect(await names({ classTypes: ["PAUSE", "LEAVE"] })).toEqual(["Pause", "Urlaub"]);
		expect((await names({ category: "ABSENCE" })).slice(0, 2)).toEqual(["Abwesend", "Elternzeit"]);
		expect(await names({ category: "SHIFT" })).toEqual(["Rufbereitschaft"]);
		expect(await names({ category: "APPOINTMENT" })).toEqual([]);
	});

	test("of shift plans is for everybody and keeps what is archived", async () => {
		const { browser, create, setEnabled } = await office();
		const { id } = (await create()).answer;
		await setEnabled(id, false);
		const { answer } = await browser.call(contract.listShiftActivities, {});
		expect(answer.activities).toEqual([
			{
				id,
				name: "Rufbereitschaft",
				code: "RB",
				color: "#0a7",
				classType: "SHIFT_STANDBY",
				bookingRequiresGps: false,
				isEnabled: false,
			},
		]);
	});
});

describe("the default of a class", () => {
	test("is one: making another the default takes it from the former", async () => {
		const { browser, create, named } = await office();
		const former = await named("Arbeitszeit");
		const { answer } = await create({ name: "Heimarbeit", classType: "WORKTIME", isDefault: true });
		expect(answer.isDefault).toBe(true);
		const now = await browser.call(contract.getActivity, { id: former.id });
		expect(now.answer).toMatchObject({ isDefault: false, version: 2 });
		const events = await withClient(server().adminUrl, (client) =>
			client.query("select before, after from audit_event where entity_id = $1", [former.id]),
		);
		expect(events.rows).toEqual([{ before: { isDefault: true }, after: { isDefault: false } }]);
	});

	test("of work and pause cannot be given up, only passed on", async () => {
		const { create, change, named } = await office();
		await create({ name: "Rauchpause", classType: "PAUSE" });
		const { id } = await named("Pause");
		const left = await change(id, { isDefault: false });
		const moved = await change(id, { classType: "BREAK" });
		for (const { status, refusal } of [left, moved]) {
			expect([status, refusal.code]).toEqual([409, "ACTIVITY_DEFAULT_NEEDED"]);
		}
	});

	test("of absences may be given up, and is not archived before", async () => {
		const { change, setEnabled, named } = await office();
		const { id } = await named("Urlaub");
		expect((await setEnabled(id, false)).refusal.code).toBe("ACTIVITY_DEFAULT_NEEDED");
		expect((await change(id, { isDefault: false })).status).toBe(200);
		expect((await setEnabled(id, false)).status).toBe(200);
		expect((await change(id, { isDefault: true })).refusal.code).toBe("ACTIVITY_DEFAULT_ARCHIVED");
	});
});

describe("what clocks need", () => {
	test.each(["Arbeitszeit", "Pause"])(
		"the last enabled %s is neither archived nor deleted nor made something else",
		async (name) => {
			const { browser, change, setEnabled, named } = await office();
			const found = await named(name);
			const { id } = found;
			for (const { status, refusal } of [
				await setEnabled(id, false),
				await change(id, { classType: "ACTION", isDefault: false }),
				await browser.call(contract.deleteActivity, { id }),
			]) {
				expect([status, refusal.code]).toEqual([409, "ACTIVITY_LAST_OF_CLASS"]);
			}
		},
	);

	test("two archived at the same time leave one", async () => {
		const { create, named, setEnabled, tenantId } = await office();
		const made = { name: "Heimarbeit", classType: "WORKTIME" } as const;
		const ids = [(await named("Arbeitszeit")).id, (await create(made)).answer.id];
		// without a default, which alone would keep one of them
		await withClient(server().adminUrl, (client) =>
			client.query("update activity set is_default = false where tenant_id = $1", [tenantId]),
		);
		const both = await Promise.all(ids.map((id) => setEnabled(id, false)));
		const codes = both.map((one) => (one.status === 200 ? "archived" : one.refusal.code));
		expect(codes.toSorted()).toEqual(["ACTIVITY_LAST_OF_CLASS", "archived"]);
	});

	test("the default is not deleted while it is the default", async () => {
		const { browser, create, named } = await office();
		await create({ name: "Heimarbeit", classType: "WORKTIME" });
		const { id } = await named("Arbeitszeit");
		const { refusal } = await browser.call(contract.deleteActivity, { id });
		expect(refusal.code).toBe("ACTIVITY_DEFAULT_NEEDED");
	});
});

describe("an activity that was booked", () => {
	test("keeps its class type and may be archived, not deleted", async () => {
		const { browser, create, change, setEnabled, book } = await office();
		const { id } = (await create({ classType: "ACTION" })).answer;
		await book(id);
		const moved = await change(id, { classType: "WORKTIME" });
		expect([moved.status, moved.refusal.code]).toEqual([409, "ACTIVITY_CLASS_FIXED"]);
		expect((await change(id, { name: "Botengang" })).status).toBe(200);
		const removed = await browser.call(contract.deleteActivity, { id });
		expect([removed.status, removed.refusal.code]).toEqual([409, "IN_USE"]);
		expect((await setEnabled(id, false)).answer.isEnabled).toBe(false);
		const { answer } = await browser.call(contract.getActivityUsage, { id });
		expect(answer).toEqual({ entries: 1, bookings: 0, costCentres: 0, reasons: 0 });
	});

	test.each([
		[
			"an absence",
			"LEAVE",
			`insert into absence (tenant_id, id, user_id, activity_id, class_type, from_date, to_date, state)
				select tenant_id, gen_random_uuid(), $2, id, class_type, '2026-11-20', '2026-11-20', 'CANCELLED'
				from activity where id = $1`,
		],
		[
			"a shift",
			"SHIFT_DAY",
			`insert into shift (tenant_id, id, user_id, unit_id, activity_id, class_type, day, begin_at, end_at, deleted_at)
				select a.tenant_id, gen_random_uuid(), u.id, u.unit_id, a.id, a.class_type, '2026-11-20', '2026-11-20T08:00Z', '2026-11-20T16:00Z', now()
				from activity a, app_user u where a.id = $1 and u.id = $2`,
		],
	] as const)("or one of %s that is no more", async (_what, classType, text) => {
		const { browser, create, change, userId } = await office();
		const { id } = (await create({ classType })).answer;
		await withClient(server().adminUrl, (client) => client.query(text, [id, userId]));
		const moved = await change(id, { classType: "APPOINTMENT" });
		expect([moved.status, moved.refusal.code]).toEqual([409, "ACTIVITY_CLASS_FIXED"]);
		const removed = await browser.call(contract.deleteActivity, { id });
		expect([removed.status, removed.refusal.code]).toEqual([409, "IN_USE"]);
	});

	test("or one charged to a cost centre is linked", async () => {
		const { browser, create, tenantId } = await office();
		const { id } = (await create()).answer;
		const centre = newId(0);
		await withClient(server().adminUrl, async (client) => {
			await client.query(
				"insert into cost_centre (tenant_id, id, code, name) values ($1, $2, '1', 'Pflege')",
				[tenantId, centre],
			);
			await client.query(
				"insert into cost_centre_link (tenant_id, id, target, target_id, cost_centre_id, percent, valid_from) values ($1, $2, 'ACTIVITY', $3, $2, 100, '2026-01-01')",
				[tenantId, centre, id],
			);
		});
		const { refusal } = await browser.call(contract.deleteActivity, { id });
		expect(refusal.code).toBe("IN_USE");
	});
});

describe("another company's activity", () => {
	test("is like none", async () => {
		const { id } = (await (await office()).create()).answer;
		const { browser } = await office();
		for (const { status } of [
			await browser.call(contract.getActivity, { id }),
			await browser.call(contract.getActivityUsage, { id }),
			await browser.call(contract.deleteActivity, { id }),
		]) {
			expect(status).toBe(404);
		}
		const { refusal } = await browser.call(contract.createActivityReason, {
			activityId: id,
			text: "Stau",
		});
		expect(refusal.code).toBe("REFERENCE_NOT_FOUND");
	});
});
