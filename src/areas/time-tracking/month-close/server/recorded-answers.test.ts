import { expect } from "vitest";
import { contract as bookings } from "#areas/time-tracking/bookings/contract.ts";
import { contract as entries } from "#areas/time-tracking/entries/contract.ts";
import { insertEntry } from "#areas/time-tracking/target-actual/server/test-company.ts";
import { newId } from "#kit/contract/new-id.ts";
import { type Recorder, recordAnswers } from "#kit/testing/record-answers.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { closingOffice } from "./test-closing.ts";

const server = useTestServer();
const month = "2026-10";
type Office = Awaited<ReturnType<typeof closingOffice>>;

recordAnswers(new URL("../web/recorded.json", import.meta.url), async (recorder) => {
	const { take } = recorder;
	const office = await closingOffice(server());
	const { close, enter, mia: userId } = office;
	const hanna = office.as("Hanna");
	server().clock.set("2026-10-31T16:00:00Z");
	await book(office, "2026-10-31T08:00:00Z", "START");
	await book(office, "2026-10-31T16:00:00Z", "END");
	server().clock.set("2026-11-21T12:00:00Z");
	await take("open", hanna, contract.getMonthComparison, { userId, month });
	expect((await close()).answer.closed).toBe(1);
	expect((await enter("2026-10-05", "Hanna", "Zettel nachgereicht")).status).toBe(200);
	await take("corrected", hanna, contract.getMonthComparison, { userId, month });
	await lateBooking(recorder, office);
	await october(recorder, office);
	const reason = "Beleg fehlte";
	await take("reopened", hanna, contract.reopenMonth, { userId, month, closeNo: 1, reason });
	await take("october", hanna, contract.closeMonths, { month });
});

/** Mia comes or goes. */
async function book({ as, activities }: Office, timestamp: string, action: "START" | "END") {
	const bookingId = newId(Date.parse(timestamp));
	const booking = { bookingId, timestamp, action, activityId: activities.work };
	const { answer } = await as("Mia").call(bookings.createBooking, booking);
	return { bookingId, outcome: answer.outcome };
}

/** Mia's going of the last day comes when the month is closed; somebody looks at it. */
async function lateBooking({ take }: Recorder, office: Office) {
	const { bookingId, outcome } = await book(office, "2026-10-31T15:00:00Z", "END");
	expect(outcome).toBe("CLOSED_MONTH");
	const hanna = office.as("Hanna");
	await take("one", hanna, contract.listLateBookings, { pageSize: 1 });
	await take("all", hanna, contract.listLateBookings, { pageSize: 100 });
	await take("settled", hanna, contract.settleLateBooking, { bookingId, version: 1 });
	await take("none", hanna, contract.listLateBookings, { pageSize: 100 });
}

/** Two of Rita's entries wait, and her September is open; Willi has not gone yet. */
async function october({ take }: Recorder, office: Office) {
	const { as, idOf, ask, mia, activities, tenantId } = office;
	const hanna = as("Hanna");
	const rita = idOf("Rita");
	await hanna.call(contract.closeMonths, { month: "2026-08", userIds: [rita] });
	for (const day of ["2026-10-06", "2026-10-07"])
		await insertEntry({ ...office, mia: rita }, day, "07:00", "15:00", { state: "REQUESTED" });
	await ask(
		`insert into time_tracking (tenant_id, id, user_id, day, begin_at, occupied_to, zone, activity_id, class_type, state, source)
		values ($1, $2, $3, '2026-10-30', '2026-10-30T07:00Z', '2026-10-30T20:00Z', 'Europe/Berlin', $4, 'WORKTIME', 'APPROVED', 'MANUAL')`,
		[tenantId, newId(0), idOf("Willi"), activities.work],
	);
	await take("october", hanna, contract.listMonthCloses, { month });
	await take("november", hanna, contract.listMonthCloses, { month: "2026-11" });
	await take("mia", hanna, contract.listMonthCloses, { month, userIds: [mia] });
}

/** What the kit is told when it changes a closed month. */
const ofKit = new URL("../../../../kit/web/correction/recorded.json", import.meta.url);

recordAnswers(ofKit, async ({ takeRefusal }) => {
	const { close, as, activities, mia } = await closingOffice(server());
	await close();
	await takeRefusal("closed", as("Hanna"), entries.requestTimeTracking, {
		...{ userId: mia, activityId: activities.work, state: "APPROVED" },
		...{ begin: "2026-10-05T13:00:00Z", end: "2026-10-05T17:00:00Z" },
	});
});
