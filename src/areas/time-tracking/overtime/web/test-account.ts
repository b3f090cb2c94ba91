import { contract as units } from "#areas/staff/units/contract.ts";
import { recorded } from "#kit/testing/recorded.ts";
import type { OvertimeAccount, OvertimeEntry } from "../contract/fields.ts";
import { contract } from "../contract.ts";
import file from "./recorded.json";

/** What the server answered about Lena's account; see docs/how-to/record-answers.md. */
export const answers = recorded({ ...contract, ...units }, file);

export const userId = "01a1fd2c-47a0-70d1-9a38-000000000071";
export const account = answers.getOvertimeAccount.lena.account as OvertimeAccount;

/** Written by hand, and paid out: in November and in September, which is closed. */
export const payout = entryOf("Auszahlung im November");
export const closedPayout = entryOf("Auszahlung im September");

function entryOf(reason: string): OvertimeEntry {
	return account.entries.find((one) => one.reason === reason) as OvertimeEntry;
}

const ofUser = `/api/users/${userId}`;
const ofPayout = `/api/overtime-modifications/${payout.id}`;

/** The operations at their paths. */
export const at = {
	get: { ...contract.getOvertimeAccount, path: `${ofUser}/overtime-account` },
	init: { ...contract.initOvertimeAccount, path: `${ofUser}/overtime-account` },
	limits: { ...contract.setOvertimeLimits, path: `${ofUser}/overtime-account/limits` },
	create: { ...contract.createOvertimeModification, path: `${ofUser}/overtime-modifications` },
	change: { ...contract.changeOvertimeModification, path: ofPayout },
	remove: { ...contract.deleteOvertimeModification, path: ofPayout },
};
