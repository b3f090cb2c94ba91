import { expect, test } from "vitest";
import { finishDueEntries, testOffice } from "#areas/time-tracking/bookings/server/test-office.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();

test("what waits is listed, accounts that do not exist are absent", async () => {
	server().clock.set("2026-11-21T06:00:00Z");
	const { worker, tenantId, extra, activities } = await testOffice(
		server(),
		{ lena: {}, tom: {} },
		async (tenant) =>
			tenant.activity({ name: "Einsatz", classType: "WORKTIME", reasonRequired: true }),
	);
	const lena = worker("lena");
	const asked = await lena.book({ action: "START", activityId: extra });
	server().clock.advance({ minutes: 10 });
	const next = await lena.book({ action: "START", activityId: activities.work });
	server().clock.advance({ hours: 11 });
	await server().services.database.transaction(tenantId, (tx) =>
		finishDueEntries(tx, tenantId, server().clock.now()),
	);
	const { answer } = await lena.browser.call(contract.getOverview, {});
	expect(answer).toEqual({
		leaveAccount: null,
		plannedAbsenceIds: [],
		requestedAbsenceIds: [],
		nextAbsences: [],
		nextHolidays: [],
		ownSickness: { activityId: expect.any(String), isAtOnce: true },
		overtimeAccount: null,
		requestedSubstitutions: [],
		requestedTrackingIds: [next.answer.bookingId],
		askedTrackingIds: [],
		needReasonTrackingIds: [asked.answer.bookingId],
		autoFinishedTrackingIds: [next.answer.bookingId],
		leaveNoticeIds: [],
		noActualsDayInfos: [],
	});
	const others = await worker("tom").browser.call(contract.getOverview, {});
	expect(others.answer.requestedTrackingIds).toEqual([]);
});
