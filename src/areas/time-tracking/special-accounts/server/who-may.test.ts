import { beforeAll, expect, test } from "vitest";
import { contract as childCounts } from "#areas/absences/child-sickness/contract.ts";
import { contract as leaveCuts } from "#areas/absences/leave-cuts/contract.ts";
import { contract as payrollAccounts } from "#areas/payroll/payroll-accounts/contract.ts";
import { contract as contracts } from "#areas/staff/contracts/contract.ts";
import { contract as qualifications } from "#areas/staff/qualifications/contract.ts";
import { contract as tags } from "#areas/staff/tags/contract.ts";
import { type Company, permit, testCompany } from "#areas/staff/units/server/test-company.ts";
import { contract as rights } from "#areas/staff/user-roles/contract.ts";
import { contract as activities } from "#areas/time-tracking/activities/contract.ts";
import { contract as bookings } from "#areas/time-tracking/bookings/contract.ts";
import { contract as entries } from "#areas/time-tracking/entries/contract.ts";
import { contract as timeRules } from "#areas/time-tracking/time-rules/contract.ts";
import { rulesOf } from "#areas/time-tracking/time-rules/server/test-rules.ts";
import { contract as worksheets } from "#areas/time-tracking/worksheets/contract.ts";
import { officeDay, testOffice } from "#areas/time-tracking/worksheets/server/test-office.ts";
import type { PermissionKey } from "#domain/access/permission-keys.ts";
import type { Endpoint } from "#kit/contract/endpoint.ts";
import { newId } from "#kit/contract/new-id.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract as accounts } from "../contract.ts";
import { accountant, fromNewYear } from "./test-accounts.ts";

const server = useTestServer();

const keys = [
	"contracts.manage",
	"qualifications.manage",
	"worksheets.manage",
	"specialaccounts.manage",
	"timetrackings.manage",
	"timerules.manage",
	"activities.manage",
	"users.manage",
	"roles.manage",
	"leaveaccounts.manage",
	"sicknotes.manage",
	"payroll.manage",
] as const satisfies readonly PermissionKey[];

const days = { validFrom: "2026-01-01", validTo: null } as const;
const version = 1;
const terms = { weeklyMinutes: 2340, daysPerWeek: 5, annualLeaveDays: 30, arbzgExempt: false };
const limits = { minorUntil: null, maternityFrom: null, maternityTo: null };
const most = { maxActualMinutes: null, maxWageCents: null };
const agreed = { ...days, ...terms, ...limits, ...most };
const paid = { ...days, kind: "HOURLY", cents: 1850, costCentreId: null } as const;
const differing = { ...officeDay, breaks: [], targetMinutes: 480, reason: "Arzttermin" };
const credit = { day: "2026-06-01", type: "ENTITLEMENT", minutes: 60, reason: "Nachtrag" } as const;
const monday = { from: "2026-11-16", to: "2026-11-16", weekdays: [1] };
const series = { ...monday, times: { begin: 480, end: 720 } };

type Row = readonly [Endpoint, object];
let company: Company;
/** Assigning tells of each person what is not possible, so it is asked apart. */
let pair: { readonly userIds: string[]; readonly accountIds: string[] };
let rows: readonly Row[];

/** Everything that can be done with dated rows, entries, bookings, tags and rights of Mia. */
async function everything(at: Company): Promise<readonly Row[]> {
	const userId = at.ids.Mia as string;
	return [
		...(await ofContracts(at, userId)),
		...(await ofQualifications(at, userId)),
		...(await ofLeaveCuts(at, userId)),
		...(await ofPayroll(at, userId)),
		...(await ofChildCounts(at, userId)),
		...(await ofWorksheets(at, userId)),
		...(await ofAccounts(at, userId)),
		...(await ofTimeRules(at, userId)),
		[activities.getActivityOverrides, { userId }],
		[activities.putActivityOverrides, { userId, version: 0, overrides: [] }],
		...(await ofEntries(at, userId)),
		...ofBookings(userId),
		[tags.putUserTags, { userId, tagIds: [] }],
		[rights.listUserPermissions, { userId }],
		[rights.getEffectivePermissions, { userId }],
	];
}

async function ofContracts(at: Company, userId: string): Promise<readonly Row[]> {
	const alma = at.as("Alma");
	const employed = { entryDate: "2026-01-01", exitDate: null, employmentTypeId: null };
	const employmentId = (await alma.call(contracts.createEmployment, { userId, ...employed })).answer
		.id;
	const given = { userId, employmentId, ...agreed };
	const contractId = (await alma.call(contracts.createContract, given)).answer.id;
	const wageId = (await alma.call(contracts.createWage, { userId, ...paid })).answer.id;
	const validTo = "2026-12-31";
	return [
		[contracts.listEmployments, { userId }],
		[contracts.createEmployment, { userId, ...employed }],
		[contracts.updateEmployment, { employmentId, ...employed, version }],
		[contracts.endEmployment, { employmentId, exitDate: validTo, version }],
		[contracts.deleteEmployment, { employmentId }],
		[contracts.createContract, given],
		[contracts.updateContract, { contractId, ...agreed, version }],
		[contracts.endContract, { contractId, validTo, version }],
		[contracts.deleteContract, { contractId }],
		[contracts.listWages, { userId }],
		[contracts.createWage, { userId, ...paid }],
		[contracts.updateWage, { wageId, ...paid, version }],
		[contracts.endWage, { wageId, validTo, version }],
		[contracts.deleteWage, { wageId }],
	];
}

async function ofLeaveCuts(at: Company, userId: string): Promise<readonly Row[]> {
	const alma = at.as("Alma");
	const declared = { kind: "PARENTAL", declaredOn: "2026-01-01", worksPartTime: false } as const;
	const given = { ...declared, ...days };
	const { id: leaveCutId } = (await alma.call(leaveCuts.createLeaveCut, { userId, ...given }))
		.answer;
	return [
		[leaveCuts.listLeaveCuts, { userId }],
		[leaveCuts.createLeaveCut, { userId, ...given }],
		[leaveCuts.updateLeaveCut, { leaveCutId, ...given, version }],
		[leaveCuts.endLeaveCut, { leaveCutId, validTo: "2026-12-31", version }],
		[leaveCuts.deleteLeaveCut, { leaveCutId }],
	];
}

async function ofPayroll(at: Company, userId: string): Promise<readonly Row[]> {
	const alma = at.as("Alma");
	const set = { set: "DATEV_LUG_HOURLY" } as const;
	const { ids } = (await alma.call(payrollAccounts.createStarterAccounts, set)).answer;
	const accountId = ids[0] as string;
	const given = { userId, accountId, ...days };
	const made = await alma.call(payrollAccounts.createPayrollAssignment, given);
	const { id: payrollAssignmentId } = made.answer;
	return [
		[payrollAccounts.listPayrollAssignments, { userId }],
		[payrollAccounts.createPayrollAssignment, given],
		[payrollAccounts.updatePayrollAssignment, { payrollAssignmentId, ...days, version }],
		[payrollAccounts.endPayrollAssignment, { payrollAssignmentId, validTo: "2026-12-31", version }],
		[payrollAccounts.deletePayrollAssignment, { payrollAssignmentId }],
	];
}

async function ofChildCounts(at: Company, userId: string): Promise<readonly Row[]> {
	const given = { children: 2, isSingleParent: false, ...days };
	const made = await at.as("Alma").call(childCounts.createChildCount, { userId, ...given });
	const { id: childCountId } = made.answer;
	return [
		[childCounts.listChildCounts, { userId }],
		[childCounts.createChildCount, { userId, ...given }],
		[childCounts.updateChildCount, { childCountId, ...given, version }],
		[childCounts.endChildCount, { childCountId, validTo: "2026-12-31", version }],
		[childCounts.deleteChildCount, { childCountId }],
	];
}

async function ofQualifications(at: Company, userId: string): Promise<readonly Row[]> {
	const alma = at.as("Alma");
	const kind = { name: "Ersthelfer", type: "BOOLEAN" as const, levels: [] };
	const qualificationId = (await alma.call(qualifications.createQualification, kind)).answer.id;
	const given = { userId, qualificationId, level: null, ...days };
	const { id } = (await alma.call(qualifications.createUserQualification, given)).answer;
	return [
		[qualifications.listUserQualifications, { userId }],
		[qualifications.createUserQualification, given],
		[qualifications.updateUserQualification, { id, version, level: null, ...days }],
		[qualifications.deleteUserQualification, { id }],
	];
}

async function ofWorksheets(at: Company, userId: string): Promise<readonly Row[]> {
	const { template, plan, hanna } = await testOffice(server(), at);
	const templateId = await template("Vollzeit");
	const worksheetId = (await plan(templateId, "2026-01-01")).answer.id;
	const planned = { templateId, cycleStart: "2026-01-01", ...days };
	const exception = { userId, day: "2026-11-23", ...differing };
	const exceptionId = (await hanna.call(worksheets.createWorksheetException, exception)).answer.id;
	return [
		[worksheets.listUserWorksheets, { userId }],
		[worksheets.listUserWorksheetDays, { userId, from: "2026-11-23", to: "2026-11-23" }],
		[worksheets.getWorksheet, { worksheetId }],
		[worksheets.createWorksheet, { userId, ...planned }],
		[worksheets.updateWorksheet, { worksheetId, ...planned, version }],
		[worksheets.deleteWorksheet, { worksheetId }],
		[worksheets.createWorksheetException, exception],
		[worksheets.updateWorksheetException, { exceptionId, ...differing, version }],
		[worksheets.deleteWorksheetException, { exceptionId }],
	];
}

async function ofAccounts(at: Company, userId: string): Promise<readonly Row[]> {
	const { browser, ready } = accountant(at);
	const accountId = await ready();
	pair = { userIds: [userId], accountIds: [accountId] };
	await browser.call(accounts.assignSpecialAccounts, { ...pair, ...fromNewYear });
	const held = (await browser.call(accounts.listUserSpecialAccounts, { userId })).answer.items;
	const assignmentId = held.flatMap((one) => one.assignments)[0]?.id as string;
	const modification = { userId, accountId, ...credit };
	const modificationId = (
		await browser.call(accounts.createSpecialAccountModification, modification)
	).answer.id;
	return [
		[accounts.listUserSpecialAccounts, { userId }],
		[accounts.updateSpecialAccountAssignment, { assignmentId, version, ...fromNewYear }],
		[accounts.deleteSpecialAccountAssignment, { assignmentId }],
		[accounts.listSpecialAccountModifications, { userId }],
		[accounts.createSpecialAccountModification, modification],
		[accounts.updateSpecialAccountModification, { modificationId, ...credit }],
		[accounts.reverseSpecialAccountModification, { modificationId, reason: "Fremd" }],
	];
}

async function ofTimeRules(at: Company, userId: string): Promise<readonly Row[]> {
	const rules = rulesOf(at.as("Alma"));
	const id = await rules.made("Pausen");
	const { id: assignmentId, version: now } = (await rules.assign(id, "USER", userId)).answer;
	const target = { target: "USER", targetId: userId } as const;
	return [
		[timeRules.listUserTimeRules, { userId, day: "2026-06-09" }],
		[timeRules.createTimeRuleAssignment, { id, version: now, ...target, ...days }],
		[timeRules.updateTimeRuleAssignment, { id, assignmentId, version: now, ...days }],
		[timeRules.deleteTimeRuleAssignment, { id, assignmentId }],
	];
}

async function ofEntries(at: Company, userId: string): Promise<readonly Row[]> {
	const mia = at.as("Mia");
	const { answer } = await at.as("Alma").call(entries.listTrackingActivities, {});
	const work = answer.activities.find(({ name }) => name === "Arbeitszeit");
	const activityId = work?.id as string;
	const times = { begin: "2026-11-20T08:00:00Z", end: "2026-11-20T09:00:00Z", activityId };
	const worked = { userId, ...times, state: "APPROVED" } as const;
	const { id } = (await at.as("Alma").call(entries.requestTimeTracking, worked)).answer;
	const wanted = { id, version, ...times, end: "2026-11-20T10:00:00Z", reason: "Vergessen" };
	const { changeRequestId } = (await mia.call(entries.requestTimeTrackingChange, wanted)).answer;
	const moved = { id, version };
	const decided = { changeRequestId, version };
	return [
		[entries.getEntryChoices, { userId }],
		[entries.getSuggestedTimes, { userId, day: "2026-11-20" }],
		[entries.getTimeTracking, { id }],
		[entries.requestTimeTracking, worked],
		[entries.updateTimeTracking, wanted],
		[entries.deleteTimeTracking, moved],
		[entries.requestTimeTrackingState, moved],
		[entries.approveTimeTracking, moved],
		[entries.rejectTimeTracking, moved],
		[entries.cancelTimeTracking, moved],
		[entries.giveTimeTrackingReason, { ...moved, reason: "Kunde" }],
		[entries.requestTimeTrackingChange, wanted],
		[entries.approveChangeRequest, decided],
		[entries.rejectChangeRequest, { ...decided, reason: "Fremd" }],
		[entries.deleteChangeRequest, decided],
		[entries.previewTimeTrackings, { ...series, userIds: [userId], activityId }],
		[entries.requestTimeTrackings, { ...series, userIds: [userId], activityId }],
	];
}

function ofBookings(userId: string): readonly Row[] {
	const now = server().clock.now();
	const bookingId = newId(now.getTime());
	return [
		[bookings.createBooking, { bookingId, timestamp: now.toISOString(), action: "END", userId }],
		[bookings.listBookings, { userId, from: "2026-11-20", to: "2026-11-20" }],
	];
}

beforeAll(async () => {
	const elsewhere = { unit: "Süd" };
	company = await testCompany(
		server(),
		{ Vera: elsewhere, Ulf: elsewhere },
		async (tenant, ids) => {
			await permit(tenant, ids.Vera, keys, "FULL");
			await permit(tenant, ids.Ulf, keys, "FULL");
			await permit(tenant, ids.Vera, ["users.manage"], "LIST", "GLOBAL");
		},
	);
	rows = await everything(company);
});

test.each([
	["Vera sees Mia and holds the rights for others", 403, "Vera"],
	["Ulf does not see Mia and holds the rights for others", 404, "Ulf"],
])("%s: every operation answers %i", async (_, expected, who) => {
	const browser = company.as(who);
	const told: Record<string, unknown> = {};
	for (const [operation, input] of rows) {
		const { status, refusal } = await browser.call(operation, input);
		told[operation.operationId] = [status, refusal.code, typeof refusal.permission];
	}
	const answer = expected === 403 ? [403, "FORBIDDEN", "string"] : [404, "NOT_FOUND", "undefined"];
	expect(told).toEqual(Object.fromEntries(rows.map(([{ operationId }]) => [operationId, answer])));
	expect(rows).toHaveLength(77);
});

test.each([
	["Vera sees Mia and holds the rights for others", "FORBIDDEN", "Vera"],
	["Ulf does not see Mia and holds the rights for others", "USER_NOT_FOUND", "Ulf"],
])("%s: of several at once she is answered as %s", async (_, expected, who) => {
	const given = { ...pair, validFrom: "2030-01-01", validTo: null };
	const { answer } = await company.as(who).call(accounts.assignSpecialAccounts, given);
	expect(answer.refused?.map(({ fault }) => fault)).toEqual([expected]);
});
