import { expect, test } from "vitest";
import { contract as apiKeys } from "#areas/settings/api-keys/contract.ts";
import type { PermissionLevel } from "#domain/access/permission-level.ts";
import { newId } from "#kit/contract/new-id.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { testOffice, timeline } from "./test-office.ts";

const server = useTestServer();

/** Lena at work, and a program whose key an administrator made; `bearer` in place of that key. */
async function office(level: PermissionLevel, bearer?: string) {
	const built = await testOffice(
		server(),
		{ lena: {}, alma: { roles: ["Administrator"] } },
		async () => ({}),
	);
	const { answer } = await built.worker("alma").browser.call(apiKeys.createApiKey, {
		name: "Terminal der Halle",
		permissions: { "timetrackings.manage": level },
		expiresOn: null,
	});
	const program = server().browser();
	program.headers.authorization = `Bearer ${bearer ?? answer.key}`;
	program.headers["sec-fetch-site"] = "none";
	const book = (userId: string | null) => {
		const now = server().clock.now();
		return program.call(contract.createBooking, {
			bookingId: newId(now.getTime()),
			timestamp: now.toISOString(),
			action: "START",
			activityId: built.activities.work,
			userId,
		});
	};
	return { ...built, book, keyId: answer.id, lena: built.worker("lena") };
}

test("a program that may write all entries books for a person, under its own name", async () => {
	const { book, lena, keyId } = await office("FULL");
	const { status, answer } = await book(lena.id);
	expect([status, answer.outcome, answer.state]).toEqual([200, "APPLIED", "APPROVED"]);
	expect(await timeline(server(), lena.id)).toMatchObject([{ end: null }]);
	const { rows } = await withClient(server().adminUrl, (client) =>
		client.query(
			`select b.booked_by, b.source, e.actor_id, e.actor_kind, e.subject_user_id from booking b
			join audit_event e on e.entity_id = b.id where b.id = $1`,
			[answer.bookingId],
		),
	);
	expect(rows).toEqual([
		{
			booked_by: keyId,
			source: "MANUAL",
			actor_id: keyId,
			actor_kind: "APIKEY",
			subject_user_id: lena.id,
		},
	]);
});

test("with less it asks a supervisor, or is refused", async () => {
	const writing = await office("WRITE");
	const asked = await writing.book(writing.lena.id);
	expect(asked.answer.state).toBe("REQUESTED");
	const reading = await office("READ");
	const refused = await reading.book(reading.lena.id);
	expect(refused.status).toBe(403);
	expect(refused.refusal).toMatchObject({ permission: "timetrackings.manage", level: "WRITE" });
	expect(await timeline(server(), reading.lena.id)).toEqual([]);
});

test("it has no time of its own", async () => {
	const { book, keyId } = await office("FULL");
	for (const nobody of [null, keyId]) {
		const { status, refusal } = await book(nobody);
		expect([status, refusal.code]).toEqual([409, "BOOKING_USER_MISSING"]);
		expect(refusal.message).toContain("userId");
	}
});

test("people of other companies are not there, and neither is an unknown key", async () => {
	const { book } = await office("FULL");
	const other = await office("FULL");
	expect((await book(other.lena.id)).status).toBe(404);
	const secret = "x".repeat(43);
	const unknown = await office("FULL", `sw_key_${other.tenantNo}_${secret}`);
	expect((await unknown.book(unknown.lena.id)).status).toBe(401);
	const app = await office("FULL", `sw_app_${other.tenantNo}_${secret}`);
	expect((await app.book(app.lena.id)).status).toBe(401);
});
