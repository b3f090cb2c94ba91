import type { LateBooking, MonthCloseItem, MonthComparison } from "../contract/fields.ts";

const idOf = (n: number) => `01a1fd2c-47a0-70d1-9a38-0000000000${10 + n}`;

export const mia = {
	id: idOf(1),
	firstName: "Mia",
	lastName: "Sommer",
	personnelNumber: "1001",
};
export const tom = {
	id: idOf(2),
	firstName: "Tom",
	lastName: "Ahlers",
	personnelNumber: null,
};

const open: MonthCloseItem = {
	user: tom,
	unitName: "Lager",
	isClosed: false,
	isOver: true,
	mayClose: true,
	closeNo: null,
	closedAt: null,
	closedBy: null,
	obstacles: [
		{ code: "REQUESTED", count: 2 },
		{ code: "EARLIER_OPEN", count: 1 },
	],
	balanceMinutes: -90,
	changedMinutes: 0,
};

export const items: MonthCloseItem[] = [
	open,
	{
		...open,
		user: mia,
		isClosed: true,
		closeNo: 2,
		closedAt: "2026-11-02T08:00:00Z",
		closedBy: "Hanna Amt",
		obstacles: [],
		balanceMinutes: 270,
		changedMinutes: 30,
	},
];

export const page1 = { items, total: 2, page: 1, pageSize: 25 };

const free = {
	targetMinutes: 480,
	workedMinutes: 300,
	pauseMinutes: 0,
	autoPauseMinutes: 0,
	holidayCreditMinutes: 0,
	absenceCreditMinutes: 0,
	extraMinutes: 0,
	balanceMinutes: -180,
	overtimeMinutes: 0,
	pendingMinutes: 0,
	leaveDays: 0,
};
const corrected = { ...free, workedMinutes: 540, balanceMinutes: 60 };

export const comparison: MonthComparison = {
	user: mia,
	month: "2026-10",
	isClosed: true,
	closeNo: 1,
	mayClose: true,
	closes: [{ closeNo: 1, closedAt: "2026-11-02T08:00:00Z", closedBy: "Hanna Amt" }],
	totals: { frozen: free, now: corrected },
	days: [
		{ day: "2026-10-05", frozen: free, now: corrected, isChanged: true },
		{ day: "2026-10-06", frozen: free, now: free, isChanged: false },
	],
	corrections: [
		{
			id: idOf(7),
			at: "2026-11-03T09:00:00Z",
			by: "Hanna Amt",
			entity: "time_tracking",
			action: "created",
			reason: "Zettel nachgereicht",
		},
	],
};

export const late: LateBooking = {
	bookingId: idOf(8),
	user: mia,
	month: "2026-10",
	at: "2026-10-31T15:00:00Z",
	zone: "Europe/Berlin",
	action: "END",
	source: "APP",
	receivedAt: "2026-11-03T08:00:00Z",
	activityName: "Arbeitszeit",
	version: 1,
};
