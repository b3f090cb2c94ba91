import { contract as units } from "#areas/staff/units/contract.ts";
import { recorded } from "#kit/testing/recorded.ts";
import type { LeaveRecord } from "../contract/modifications.ts";
import { contract } from "../contract.ts";
import file from "./recorded.json";

/** What the server answered about Mia's account; see docs/how-to/record-answers.md. */
export const answers = recorded({ ...contract, ...units }, file);

export const userId = "01a1fd2c-47a0-70d1-9a38-000000000071";

/** What Hanna entered by hand. */
export const byHand = answers.listLeaveRecords.byHand.items[0] as LeaveRecord;

/** The operations at their paths. */
export const at = {
	get: { ...contract.getLeaveAccount, path: `/api/users/${userId}/leave-account` },
	records: { ...contract.listLeaveRecords, path: `/api/users/${userId}/leave-records` },
	create: {
		...contract.createLeaveModification,
		path: `/api/users/${userId}/leave-modifications`,
	},
	setUp: { ...contract.setUpLeaveAccount, path: `/api/users/${userId}/leave-account` },
	preview: { ...contract.previewLeaveSetUp, path: `/api/users/${userId}/leave-account/preview` },
	limits: { ...contract.setLeaveLimits, path: `/api/users/${userId}/leave-limits` },
	calendar: { ...contract.getLeaveCalendar, path: `/api/users/${userId}/leave-calendar` },
	reverse: {
		...contract.reverseLeaveModification,
		path: `/api/leave-modifications/${byHand.id}/reversal`,
	},
};
