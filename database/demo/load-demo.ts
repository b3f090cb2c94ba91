import type pg from "pg";
import type { Logger } from "pino";
import { openAccounts } from "#areas/absences/leave-accounts/server/public.ts";
import { priceAbsences } from "#areas/absences/requests/server/public.ts";
import { uiFeatures } from "#domain/access/ui-features.ts";
import { dateOfDay } from "#domain/time/civil-date.ts";
import { minuteOf, secondOfMilliseconds } from "#domain/time/epoch.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { localDayOf } from "#domain/time/local-time.ts";
import { addMonths, type DayRange } from "#domain/time/month.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { zoneOf } from "#domain/time/zone.ts";
import { askingTogether } from "#kit/server/database/asking-together.ts";
import { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import { bakery } from "./bakery.ts";
import { closePayrolls } from "./close-payrolls.ts";
import type { Company, DemoSite } from "./company.ts";
import { hospital } from "./hospital.ts";
import { insertAbsences } from "./insert-absences.ts";
import { insertActivityOverrides } from "./insert-activity-overrides.ts";
import { insertAppointments } from "./insert-appointments.ts";
import { insertCalendars } from "./insert-calendars.ts";
import { insertChildCount } from "./insert-child-count.ts";
import { insertCustom } from "./insert-custom.ts";
import { insertCustomers } from "./insert-customers.ts";
import { insertDayResults } from "./insert-day-results.ts";
import { insertDevices } from "./insert-devices.ts";
import { insertEmployments } from "./insert-employments.ts";
import { insertHistory } from "./insert-history.ts";
import { insertHolidays } from "./insert-holidays.ts";
import { insertLeaveBarriers } from "./insert-leave-barriers.ts";
import { insertLeaveCut } from "./insert-leave-cut.ts";
import { insertLeaveRules } from "./insert-leave-rules.ts";
import { insertMasterData } from "./insert-master-data.ts";
import { insertMinimumStaffing } from "./insert-minimum-staffing.ts";
import { insertOvertimeAccounts } from "./insert-overtime-accounts.ts";
import { insertPayrollAccounts } from "./insert-payroll-accounts.ts";
import { insertPayrollExports } from "./insert-payroll-exports.ts";
import { insertPayrollRules } from "./insert-payroll-rules.ts";
import { insertPayrolls } from "./insert-payrolls.ts";
import { insertPlaces } from "./insert-places.ts";
import { insertPlanExtras } from "./insert-plan-extras.ts";
import { insertReasons } from "./insert-reasons.ts";
import { insertScheduledReports } from "./insert-scheduled-reports.ts";
import { insertSchoolHolidays } from "./insert-school-holidays.ts";
import { insertShiftPlan } from "./insert-shift-plan.ts";
import { insertStandby } from "./insert-standby.ts";
import { insertStructure, type Structure, siteRow } from "./insert-structure.ts";
import { insertSupervisors } from "./insert-supervisors.ts";
import { insertSurcharges } from "./insert-surcharges.ts";
import { insertTimeRules } from "./insert-time-rules.ts";
import { insertWorksheets } from "./insert-worksheets.ts";
import { seededIds } from "./seeded-random.ts";

export interface DemoOptions {
	readonly now: Date;
	readonly log: Pick<Logger, "info">;
	/** Length of the history; 14 unless said otherwise. */
	readonly months?: number;
	/** All of them unless some are named. */
	readonly companies?: readonly Company[];
}

/**
 * Fills an empty database with the invented companies, as the owner and in one transaction: whoever is interrupted has
 * nothing half done. The same instant makes the same rows, up to salts and transaction numbers.
 */
export async function loadDemo(
	ownerUrl: string,
	{ now, log, months = 14, companies = [hospital, bakery] }: DemoOptions,
): Promise<void> {
	const client = askingTogether(ownerUrl);
	await client.connect();
	try {
		await client.query("begin");
		for (const company of companies) {
			await insertCompany(client, company, now, months);
			log.info({ tenantNo: company.tenantNo }, "demo company loaded");
		}
		await client.query("commit");
		// the planner would otherwise take full tables for empty ones until the autovacuum comes, which looks more closely
		await client.query("set default_statistics_target = 30");
		await client.query(
			"analyze tenant, unit, unit_closure, site, app_user, user_site, user_login, role_assignment, role_permission, activity, absence, booking, time_tracking, day_result, special_account_day, leave_account, leave_entry, approval_step, approval_event",
		);
	} finally {
		await client.end();
	}
}

async function insertCompany(
	client: pg.ClientBase,
	company: Company,
	now: Date,
	months: number,
): Promise<void> {
	const second = secondOfMilliseconds(now.getTime());
	const today = localDayOf(minuteOf(second), zoneOf("Europe/Berlin"));
	const window = { from: addMonths(today, -months), to: today };
	const builder = await TenantBuilder.create(client, {
		tenantNo: company.tenantNo,
		name: company.name,
		language: "de-DE",
		uiFeatures,
		site: siteRow(company.sites[0] as DemoSite),
		now: new Date(`${isoOfDay(window.from)}T00:00:00Z`),
		makeId: seededIds(`${company.tenantNo} ${isoOfDay(today)}`),
		validFrom: "2010-01-01",
	});
	const structure = await insertStructure(builder, company, today);
	await insertHistory(builder, company, structure, { window, now: second });
	await insertCompanyData(builder, company, structure, today);
	await insertFacts(builder, company, structure, window);
	await insertDevices(builder, company, structure, now);
	await insertDayResults(builder, window);
	await priceAbsences(builder.tx, builder.tenantId);
	await openAccounts(builder.tx, builder.tenantId, {
		today: isoOfDay(today),
		newId: () => builder.newId(),
	});
	await insertOvertimeAccounts(builder, window);
	await insertAppointments(builder, today);
	await insertCalendars(builder, today);
	await insertPlanExtras(builder, today);
	await insertScheduledReports(builder, today);
	await closePayrolls(builder, window);
	await recordLoading(builder, now);
}

async function insertCompanyData(
	builder: TenantBuilder,
	company: Company,
	structure: Structure,
	today: LocalDay,
): Promise<void> {
	await insertMasterData(builder, company, structure, today);
	await insertCustom(builder, company, structure, today);
	await insertCustomers(builder, company);
	await insertPlaces(builder, company, structure);
	await insertReasons(builder, structure);
	await insertSupervisors(builder, company, structure, today);
}

/** What days follow from, beside what people booked. */
async function insertFacts(
	builder: TenantBuilder,
	company: Company,
	structure: Structure,
	window: DayRange,
): Promise<void> {
	const { from, to: today } = window;
	const { year } = dateOfDay(today);
	await insertEmployments(builder, company, structure, today);
	await insertWorksheets(builder, company, structure, today);
	await insertHolidays(builder, structure, from, today);
	await insertSchoolHolidays(builder, company, year);
	await insertAbsences(builder, company, structure, window);
	await insertActivityOverrides(builder, structure);
	await insertTimeRules(builder, company, structure, year);
	await insertSurcharges(builder, company, structure, today);
	await insertPayrollAccounts(builder);
	await insertPayrollExports(builder);
	await insertPayrollRules(builder, year);
	await insertPayrolls(builder, today);
	await insertStandby(builder, company, structure, window);
	await insertShiftPlan(builder, company, structure, window);
	await insertLeaveBarriers(builder, structure, today);
	await insertMinimumStaffing(builder, structure, year);
	await insertLeaveRules(builder, company, structure);
	await insertLeaveCut(builder, today);
	await insertChildCount(builder, today);
}

async function recordLoading(builder: TenantBuilder, now: Date): Promise<void> {
	const { tx, tenantId } = builder;
	await tx
		.insertInto("audit_event")
		.values({
			tenant_id: tenantId,
			id: builder.newId(now.getTime()),
			at: now,
			actor_kind: "SYSTEM",
			entity: "tenant",
			entity_id: tenantId,
			action: "demo-loaded",
		})
		.execute();
}
