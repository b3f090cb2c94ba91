import { expect, test } from "vitest";
import { contract as clocks } from "#areas/home/clocks/contract.ts";
import { contract as signIn } from "#areas/session/sign-in/contract.ts";
import { contract as bookings } from "#areas/time-tracking/bookings/contract.ts";
import { newId } from "#kit/contract/new-id.ts";
import { LiveReader } from "#kit/testing/live-reader.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { askDatabase } from "./ask-database.ts";
import { buildOffice, type Who } from "./office.ts";
import { twoProcesses } from "./two-processes.ts";

/** Each request goes to the other process than the one before it; both share the connections of a pooler. */
const server = useTestServer({}, { realTime: true, background: true, beside: twoProcesses });

async function bookingOf(userId: string, action: "START" | "END") {
	const [work] = await askDatabase(
		server(),
		`select a.id from activity a join app_user u using (tenant_id)
		where u.id = $1 and a.class_type = 'WORKTIME' and a.is_default`,
		[userId],
	);
	return {
		bookingId: newId(Date.now()),
		timestamp: new Date().toISOString(),
		action,
		activityId: work.id as string,
	};
}

async function signedIn(who: Who) {
	const browser = server().browser();
	const { answer } = await browser.call(signIn.login, { ...who, persistent: false });
	expect(answer.userId).toBeDefined();
	return browser;
}

test("the same booking at two processes in the same moment is made once", async () => {
	const { asSofia, sofia } = await buildOffice(server());
	const browser = await signedIn(asSofia);
	for (const action of ["START", "END", "START"] as const) {
		const booking = await bookingOf(sofia.id, action);
		const [first, second] = await Promise.all([
			browser.call(bookings.createBooking, booking),
			browser.call(bookings.createBooking, booking),
		]);
		expect(second.answer).toEqual(first.answer);
	}
	const made = await askDatabase(
		server(),
		"select action from booking where user_id = $1 order by received_at",
		[sofia.id],
	);
	expect(made).toEqual([{ action: "START" }, { action: "END" }, { action: "START" }]);
	for (let time = 0; time < 2; time++) {
		const { answer } = await browser.call(clocks.getTimeClocks, {});
		expect(answer.workTimeClock.status).toBe("RUNNING");
	}
});

test("who listens at one process hears of what another one did", async () => {
	const { asSofia, sofia } = await buildOffice(server());
	const browser = await signedIn(asSofia);
	const readers = [await LiveReader.open(browser), await LiveReader.open(browser)];
	for (const reader of readers) {
		await reader.next("connection", ({ state }) => state === "CONNECTED");
	}
	await browser.call(bookings.createBooking, await bookingOf(sofia.id, "START"));
	for (const reader of readers) {
		expect(await reader.next("change", ({ topic }) => topic === "CLOCKS")).toMatchObject({
			userId: sofia.id,
		});
		reader.close();
	}
});

test("a session that one process ended is over at the other", async () => {
	const { asSofia, asLena } = await buildOffice(server());
	const [browser, others] = [await signedIn(asSofia), await signedIn(asLena)];
	const { sessions } = (await browser.call(signIn.listSessions, {})).answer;
	expect((await browser.call(clocks.getTimeClocks, {})).status).toBe(200);
	expect((await browser.call(clocks.getTimeClocks, {})).status).toBe(200);
	await browser.call(signIn.endSession, { id: sessions[0]?.id as string });
	const both = async () => [
		(await browser.call(clocks.getTimeClocks, {})).status,
		(await browser.call(clocks.getTimeClocks, {})).status,
	];
	await expect.poll(both).toEqual([401, 401]);
	expect((await others.call(clocks.getTimeClocks, {})).status).toBe(200);
});
