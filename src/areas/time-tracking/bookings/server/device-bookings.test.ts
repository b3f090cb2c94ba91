import { expect, test } from "vitest";
import { contract as clocks } from "#areas/home/clocks/contract.ts";
import { contract as apps } from "#areas/settings/app-registrations/contract.ts";
import { contract as tokens } from "#areas/staff/hardware-tokens/contract.ts";
import { contract as terminals } from "#areas/time-tracking/terminals/contract.ts";
import type { GivenOf } from "#kit/contract/endpoint.ts";
import { newId } from "#kit/contract/new-id.ts";
import type { TestBrowser } from "#kit/testing/test-browser.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { testOffice, timeline } from "./test-office.ts";

const server = useTestServer();
const card = { type: "NFC", value: "04:a2:2b:11" } as const;

/** Lena with her card, and an administrator who pairs devices. */
async function office() {
	const built = await testOffice(
		server(),
		{ lena: {}, alma: { roles: ["Administrator"] } },
		async (tenant) => ({ siteId: tenant.created.siteId }),
	);
	const { browser: admin } = built.worker("alma");
	const lena = built.worker("lena");
	await admin.call(tokens.createHardwareToken, { userId: lena.id, ...card });
	return { ...built, admin, lena, siteId: built.extra.siteId };
}

type Office = Awaited<ReturnType<typeof office>>;

async function pairApp({ admin, lena, tenantNo }: Office) {
	const { id } = (
		await admin.call(apps.createAppRegistration, { userId: lena.id, device: "Diensthandy" })
	).answer;
	const { code } = (await admin.call(apps.createAppPairing, { id })).answer;
	const { token } = (await server().browser().call(apps.pairAppRegistration, { tenantNo, code }))
		.answer;
	return { id, device: deviceWith(token) };
}

async function pairTerminal({ admin, siteId, tenantNo }: Office, name = "Eingang") {
	const { id } = (await admin.call(terminals.createTerminal, { name, siteId })).answer;
	const { code } = (await admin.call(terminals.createTerminalPairing, { id })).answer;
	const { token } = (await server().browser().call(terminals.pairTerminal, { tenantNo, code }))
		.answer;
	return { id, device: deviceWith(token) };
}

function deviceWith(token: string): TestBrowser {
	const device = server().browser();
	device.headers.authorization = `Bearer ${token}`;
	device.headers["sec-fetch-site"] = "none";
	return device;
}

type Given = Partial<GivenOf<typeof contract.createBooking>>;

function book(device: TestBrowser, given: Given, minutesAgo = 0) {
	const at = new Date(server().clock.now().getTime() - minutesAgo * 60_000);
	return device.call(contract.createBooking, {
		bookingId: newId(at.getTime()),
		timestamp: at.toISOString(),
		action: "START",
		...given,
	});
}

function storedBooking(id: string) {
	return withClient(server().adminUrl, async (client) => {
		const { rows } = await client.query(
			`select b.source, b.terminal_id, b.app_registration_id, e.actor_kind, e.actor_id, e.subject_user_id
			from booking b join audit_event e on e.tenant_id = b.tenant_id and e.entity_id = b.id where b.id = $1`,
			[id],
		);
		return rows[0];
	});
}

test("the app of a person books for her, sees her clocks and nothing else", async () => {
	const built = await office();
	const { lena, admin, activities } = built;
	const { id, device } = await pairApp(built);
	const { answer } = await book(device, { activityId: activities.work });
	expect([answer.outcome, answer.state]).toEqual(["APPLIED", "APPROVED"]);
	expect(await storedBooking(answer.bookingId)).toEqual({
		source: "APP",
		terminal_id: null,
		app_registration_id: id,
		actor_kind: "APP",
		actor_id: lena.id,
		subject_user_id: lena.id,
	});
	const seen = await device.call(clocks.getTimeClocks, {});
	expect(seen.answer.workTimeClock.status).toBe("RUNNING");
	const others = await device.call(tokens.listHardwareTokens, { userId: lena.id });
	expect([others.status, others.refusal.error]).toEqual([403, "InvalidRole"]);
	const forAlma = await book(device, { userId: built.worker("alma").id });
	expect(forAlma.status).toBe(403);
	await admin.call(apps.deleteAppRegistration, { id });
	expect((await book(device, { action: "END" })).status).toBe(401);
});

test("a terminal books for the person who holds a token against it, under its own name", async () => {
	const built = await office();
	const { lena, admin } = built;
	const { id, device } = await pairTerminal(built);
	const { answer } = await book(device, { hardwareToken: card, sequence: 7 });
	expect(answer.outcome).toBe("APPLIED");
	expect(await storedBooking(answer.bookingId)).toEqual({
		source: "TERMINAL",
		terminal_id: id,
		app_registration_id: null,
		actor_kind: "TERMINAL",
		actor_id: id,
		subject_user_id: lena.id,
	});
	server().clock.advance({ minutes: 5 });
	// sent late and out of order: the count does not go back
	await book(device, { action: "END", hardwareToken: card, sequence: 3 });
	const { sequenceSeen } = (await admin.call(terminals.getTerminal, { id })).answer;
	expect(sequenceSeen).toBe(7);
	expect(await timeline(server(), lena.id)).toHaveLength(1);
	await admin.call(terminals.deleteTerminalPairing, { id });
	expect((await book(device, { hardwareToken: card })).status).toBe(401);
});

test("what a device kept without network is booked whatever its age; a browser's late booking asks", async () => {
	const built = await office();
	const { lena, activities } = built;
	const { device } = await pairTerminal(built);
	const late = await book(device, { hardwareToken: card }, 300);
	expect(late.answer.state).toBe("APPROVED");
	const end = await book(device, { action: "END", hardwareToken: card }, 240);
	expect([end.answer.outcome, end.answer.state]).toEqual(["APPLIED", "APPROVED"]);
	const at = new Date(server().clock.now().getTime() - 120 * 60_000);
	const typed = await lena.book({
		action: "START",
		activityId: activities.work,
		timestamp: at.toISOString(),
	});
	expect(typed.answer.state).toBe("REQUESTED");
});

test("a terminal knows nobody but by a token, and only terminals do", async () => {
	const built = await office();
	const { lena, admin } = built;
	const { device } = await pairTerminal(built);
	const unknown = await book(device, { hardwareToken: { type: "PIN", value: "4711" } });
	expect([unknown.status, unknown.refusal.code]).toEqual([422, "HARDWARE_TOKEN_UNKNOWN"]);
	expect((await book(device, {})).status).toBe(400);
	expect((await book(device, { userId: lena.id })).status).toBe(400);
	const asPerson = await book(lena.browser, { hardwareToken: card });
	expect(asPerson.status).toBe(400);
	const userId = lena.id;
	const held = (await admin.call(tokens.listHardwareTokens, { userId })).answer;
	const id = held.tokens[0]?.id as string;
	await admin.call(tokens.returnHardwareToken, { userId, id });
	const returned = await book(device, { hardwareToken: card });
	expect(returned.refusal.code).toBe("HARDWARE_TOKEN_UNKNOWN");
	expect(await timeline(server(), lena.id)).toEqual([]);
});

test("PINs are not found by trying: after thirty unknown ones in a minute the terminal waits, others do not", async () => {
	const built = await office();
	const { device } = await pairTerminal(built);
	const other = await pairTerminal(built, "Werk");
	for (let nth = 0; nth < 30; nth++) {
		const tried = await book(device, { hardwareToken: { type: "PIN", value: `${1000 + nth}` } });
		expect(tried.refusal.code).toBe("HARDWARE_TOKEN_UNKNOWN");
	}
	const refused = await book(device, { hardwareToken: card });
	expect([refused.status, refused.refusal.code]).toEqual([429, "TOO_MANY_REQUESTS"]);
	expect(refused.refusal.timeUntilRetry).toBeGreaterThan(0);
	expect((await book(other.device, { hardwareToken: card })).status).toBe(200);
	server().clock.advance({ seconds: 61 });
	const end = await book(device, { hardwareToken: card, action: "END" });
	expect(end.status).toBe(200);
});

test("a device of another company opens nothing here", async () => {
	const here = await office();
	const there = await pairTerminal(await office());
	const { status } = await book(there.device, { hardwareToken: card });
	expect(status).toBe(200);
	expect(await timeline(server(), here.lena.id)).toEqual([]);
	const forged = deviceWith(`sw_term_${here.tenantNo}_${"x".repeat(43)}`);
	expect((await book(forged, { hardwareToken: card })).status).toBe(401);
});
