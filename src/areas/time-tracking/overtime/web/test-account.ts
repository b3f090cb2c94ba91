import type { OvertimeAccount, OvertimeEntry } from "../contract/fields.ts";
import type { AccountItem } from "../contract.ts";
import { contract } from "../contract.ts";

export const userId = "01a1fd2c-47a0-70d1-9a38-000000000071";
const idOf = (last: string) => `01a1fd2c-47a0-70d1-9a38-0000000000${last}`;

export const payout: OvertimeEntry = {
	id: idOf("b3"),
	kind: "PAYOUT",
	effectiveOn: "2026-11-02",
	minutes: -120,
	reason: "Auszahlung im November",
	reversesId: null,
	isReversed: false,
};
const mistake: OvertimeEntry = {
	...payout,
	id: idOf("b1"),
	minutes: -1200,
	reason: "Tippfehler",
	isReversed: true,
};
const reversal: OvertimeEntry = {
	...mistake,
	id: idOf("b2"),
	kind: "REVERSAL",
	minutes: 1200,
	reversesId: mistake.id,
	isReversed: false,
};

export const account: OvertimeAccount = {
	openedOn: "2026-01-01",
	limits: {
		upper: 2400,
		upperNotice: 1800,
		lower: -600,
		lowerNotice: null,
		cap: 1500,
	},
	version: 3,
	balanceMinutes: 1935,
	ledgerMinutes: 1890,
	openMinutes: 45,
	upcomingMinutes: 0,
	takeableMinutes: 1935,
	state: "NEAR_UPPER",
	aboveCapMinutes: 435,
	countedUntil: "2026-11-20",
	closedUntil: "2026-09-30",
	openMonths: [
		{ month: "2026-11", minutes: 60 },
		{ month: "2026-10", minutes: -15 },
	],
	entries: [payout, reversal, mistake],
};

export const listed: AccountItem = {
	id: userId,
	firstName: "Lena",
	lastName: "Vogt",
	personnelNo: "20408",
	unitName: "Station 2",
	isEnabled: true,
	openedOn: "2026-01-01",
	balanceMinutes: 1935,
	state: "NEAR_UPPER",
};

const ofUser = `/api/users/${userId}`;
const ofPayout = `/api/overtime-modifications/${payout.id}`;

/** The operations at their paths. */
export const at = {
	get: { ...contract.getOvertimeAccount, path: `${ofUser}/overtime-account` },
	init: { ...contract.initOvertimeAccount, path: `${ofUser}/overtime-account` },
	limits: {
		...contract.setOvertimeLimits,
		path: `${ofUser}/overtime-account/limits`,
	},
	create: {
		...contract.createOvertimeModification,
		path: `${ofUser}/overtime-modifications`,
	},
	change: { ...contract.changeOvertimeModification, path: ofPayout },
	remove: { ...contract.deleteOvertimeModification, path: ofPayout },
};
