import { expect } from "vitest";
import { contract as leaveAccounts } from "#areas/absences/leave-accounts/contract.ts";
import { contract as absences } from "#areas/absences/requests/contract.ts";
import { contract as shifts } from "#areas/shift-planning/shifts/contract.ts";
import { contract as workspaces } from "#areas/shift-planning/workspaces/contract.ts";
import type { Company } from "#areas/staff/units/server/test-company.ts";
import { contract as activities } from "#areas/time-tracking/activities/contract.ts";
import { contract as entries } from "#areas/time-tracking/entries/contract.ts";
import type { Endpoint, GivenOf } from "#kit/contract/endpoint.ts";

/** A company in each of whose lists something bears its mark. */
export interface MarkedCompany {
	readonly company: Company;
	readonly mark: string;
	/** Of several with the same mark: what must be unique differs by it. */
	readonly nth: number;
}

/** By the product's own way. */
export async function create<E extends Endpoint>(
	{ company }: MarkedCompany,
	endpoint: E,
	input: GivenOf<E>,
): Promise<void> {
	const { status } = await company.as("Alma").call(endpoint, input);
	expect(status).toBe(200);
}

export function nameOf({ mark, nth }: MarkedCompany): string {
	return nth === 0 ? mark : `${mark} ${nth + 1}`;
}

export async function enterTime(marked: MarkedCompany): Promise<void> {
	const { company } = marked;
	const hour = (add: number) => String(8 + 5 * marked.nth + add).padStart(2, "0");
	const { answer } = await company.as("Alma").call(entries.listTrackingActivities, {});
	await create(marked, entries.requestTimeTracking, {
		userId: company.ids.Sven as string,
		begin: `2026-11-20T${hour(0)}:00:00Z`,
		end: `2026-11-20T${hour(4)}:00:00Z`,
		activityId: answer.activities[0]?.id as string,
		reason: nameOf(marked),
	});
}

export async function makeReason(marked: MarkedCompany): Promise<void> {
	const { answer } = await marked.company.as("Alma").call(activities.listActivities, {});
	await create(marked, activities.createActivityReason, {
		activityId: answer.items[0]?.id as string,
		text: nameOf(marked),
	});
}

export async function makeAbsence(marked: MarkedCompany): Promise<void> {
	const { company, nth } = marked;
	const { answer } = await company.as("Alma").call(activities.listAbsenceActivities, {});
	const day = `2026-11-${String(23 + nth).padStart(2, "0")}`;
	await create(marked, absences.requestAbsence, {
		...{ userId: company.ids.Sven as string, from: day, to: day, accept: ["SHIFT_CONFLICT"] },
		activityId: answer.activities.find(({ classType }) => classType === "ABSENCE")?.id as string,
		reason: nameOf(marked),
	});
}

/** The second time the account is there. */
export async function makeLeave(marked: MarkedCompany): Promise<void> {
	const { company, nth } = marked;
	const { answer } = await company.as("Alma").call(activities.listAbsenceActivities, {});
	const activityId = answer.activities.find(({ classType }) => classType === "LEAVE")?.id as string;
	for (const name of ["Sven", "Leo"])
		await create(marked, leaveAccounts.createLeaveModification, {
			...{ userId: company.ids[name] as string, activityId },
			...{ year: 2026, days: "1", effectiveOn: "2026-11-20", expiresOn: null },
			reason: nameOf(marked),
			version: nth === 0 ? null : nth + 1,
		});
}

export async function makeShift(marked: MarkedCompany): Promise<void> {
	const { company, nth } = marked;
	const alma = company.as("Alma");
	const { answer: place } = await alma.call(workspaces.createWorkspace, {
		...{ name: `${nameOf(marked)} Dienste`, unitId: company.units.Süd as string },
		...{ color: "#1f8a70", activityIds: [] },
	});
	const { answer } = await alma.call(activities.listShiftActivities, {});
	const values = {
		...{ day: `2026-11-${String(23 + nth).padStart(2, "0")}`, beginMinute: 360, endMinute: 720 },
		...{ pauses: [], workspaceId: place.id, userId: company.ids.Sven as string },
		activityId: answer.activities[0]?.id as string,
	};
	await create(marked, shifts.changeShifts, { changes: [{ values }] });
}
