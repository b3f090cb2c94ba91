import { expect } from "vitest";
import { contract as apps } from "#areas/settings/app-registrations/contract.ts";
import { newId } from "#kit/contract/new-id.ts";
import { insertGeolocation } from "#kit/testing/geolocation-builder.ts";
import { recordAnswers } from "#kit/testing/record-answers.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import type { TestBrowser } from "#kit/testing/test-browser.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { testOffice } from "./test-office.ts";

const server = useTestServer();
const day = "2026-11-20";
const mainEntrance = { latitude: 51.513587, longitude: 7.465298 };

/** Lena comes at eight by an app without network; what is made of it is corrected, and then contradicted for her. */
recordAnswers(new URL("../web/recorded.json", import.meta.url), async ({ take, show }) => {
	server().clock.set(`${day}T06:00:00Z`);
	const { worker, tenantNo, extra } = await testOffice(
		server(),
		{ lena: {}, alma: { roles: ["Administrator"] } },
		async (tenant) => {
			await insertGeolocation(tenant, { name: "Haupteingang" });
			const outside = { name: "Außendienst", classType: "WORKTIME", bookingRequiresGps: true };
			return { outside: await tenant.activity(outside) };
		},
	);
	const { id: userId } = worker("lena");
	const { browser: admin } = worker("alma");
	show(userId, sampleSession().userId);

	const app = await pairApp(admin, tenantNo, userId);
	const send = async (received: string, at: string, action: "START" | "END") => {
		server().clock.set(`${day}T${received}:00Z`);
		const timestamp = `${day}T${at}:00.000Z`;
		const bookingId = newId(Date.parse(timestamp));
		const booking = { bookingId, timestamp, action, activityId: extra.outside, ...mainEntrance };
		return (await app.call(contract.createBooking, booking)).answer;
	};
	const { begunTimeTrackingId } = await send("08:30", "07:00", "START");
	await send("11:00", "11:00", "END");
	await correct(begunTimeTrackingId);
	server().clock.set(`${day}T11:00:20Z`);
	const { answer } = await worker("alma").book({
		action: "END",
		activityId: extra.outside,
		userId,
		timestamp: `${day}T10:00:00.000Z`,
		latitude: 10,
		longitude: 10,
	});
	expect(answer.outcome).toBe("CONFLICT");
	await take("friday", admin, contract.listBookings, { userId, from: day, to: day });
});

async function pairApp(admin: TestBrowser, tenantNo: string, userId: string) {
	const device = { userId, device: "Diensthandy" };
	const { id } = (await admin.call(apps.createAppRegistration, device)).answer;
	const { code } = (await admin.call(apps.createAppPairing, { id })).answer;
	const app = server().browser();
	const { token } = (await app.call(apps.pairAppRegistration, { tenantNo, code })).answer;
	app.headers.authorization = `Bearer ${token}`;
	app.headers["sec-fetch-site"] = "none";
	return app;
}

function correct(entryId: string | null) {
	return withClient(server().adminUrl, (client) =>
		client.query("update time_tracking set corrected = true where id = $1", [entryId]),
	);
}
