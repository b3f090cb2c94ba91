import { newId } from "#kit/contract/new-id.ts";
import type { DirectContext } from "#kit/server/http/context.ts";
import { sessionCookie } from "#kit/server/http/cookies.ts";
import { Refused } from "#kit/server/refusals/refuse.ts";
import { readToken } from "#kit/server/session.ts";
import { insertSession } from "#kit/testing/insert-session.ts";
import type { TestServer } from "#kit/testing/test-server.ts";
import { createBooking } from "./create-booking.ts";
import { testOffice, type Worker } from "./test-office.ts";

export type Given = Partial<Parameters<Worker["book"]>[0]>;

/** Four people whose buttons are pressed in one go, so that their bookings arrive together. */
export async function pressingOffice(server: TestServer) {
	server.clock.set("2026-11-21T08:00:00Z");
	const people = { anna: {}, ben: {}, cem: {}, dora: {} };
	const built = await testOffice(server, people, async (tenant, ids) => {
		const userIds = Object.values(ids);
		const { nodeIds } = await tenant.project({ name: "Umbau", nodes: ["A", "B"], userIds });
		const second = await insertSession(tenant, ids.anna as string);
		return { nodeIds, annasSecondCookie: second.cookie };
	});
	const [anna, ben, cem, dora] = ["anna", "ben", "cem", "dora"].map(built.worker) as [
		Worker,
		Worker,
		Worker,
		Worker,
	];
	/** @returns the answer, or the code of the refusal */
	const press = (worker: Worker, given: Given, cookie?: string) =>
		pressOnce(server, cookie ?? worker.browser.cookies.get(sessionCookie), given);
	return { ...built, anna, ben, cem, dora, press };
}

async function pressOnce(server: TestServer, cookie: string | undefined, given: Given) {
	const now = server.clock.now();
	const { services } = server;
	const context = { services, token: readToken(cookie), now, traceId: "press", language: "de" };
	const input = {
		bookingId: newId(now.getTime()),
		timestamp: now.toISOString(),
		action: "START" as const,
		...given,
	};
	try {
		return await createBooking.direct(context as unknown as DirectContext, input);
	} catch (error) {
		if (error instanceof Refused) return error.refusal.code;
		throw error;
	}
}
