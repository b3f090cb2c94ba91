import { testCompany } from "#areas/staff/units/server/test-company.ts";
import { contract as activities } from "#areas/time-tracking/activities/contract.ts";
import type { GivenOf } from "#kit/contract/endpoint.ts";
import type { TestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { type AskedAbsence, barriersMet } from "./public.ts";

export type GivenBarrier = GivenOf<typeof contract.createLeaveBarrier>;

/** A company in which departments are barred, and what absences of its people meet. */
export async function barrierOffice(server: TestServer, ...more: MoreOf) {
	const company = await testCompany(server, ...more);
	const { activities: kinds } = (
		await company.as("Alma").call(activities.listAbsenceActivities, {})
	).answer;
	const kind = (name: string) => kinds.find((one) => one.name === name)?.id as string;
	const unit = (name: string) => company.units[name] ?? company.rootUnitId;
	const usual: GivenBarrier = {
		name: "Inventur",
		from: "2026-12-28",
		to: "2026-12-31",
		unitIds: [unit("Nord")],
		activityId: null,
		reason: "Alle werden gebraucht",
	};
	const create = (given: Partial<GivenBarrier> = {}, who = "Alma") =>
		company.as(who).call(contract.createLeaveBarrier, { ...usual, ...given });
	const met = (...asked: readonly Partial<AskedAbsence>[]) =>
		server.services.database.transaction(company.tenantId, (tx) =>
			barriersMet(
				tx,
				company.tenantId,
				asked.map((one) => ({
					userId: company.ids.Mia as string,
					activityId: kind("Urlaub"),
					from: "2026-12-01",
					to: "2026-12-31",
					...one,
				})),
			),
		);
	return { ...company, kind, unit, usual, create, met };
}

type MoreOf = Parameters<typeof testCompany> extends [TestServer, ...infer Rest] ? Rest : never;
