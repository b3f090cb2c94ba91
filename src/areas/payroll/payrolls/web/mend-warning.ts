import { payrollExports } from "#areas/payroll/exports/web/panels.ts";
import { usersPayrollAccounts } from "#areas/payroll/payroll-accounts/web/panels.ts";
import { payrollRulesOverview } from "#areas/payroll/payroll-rules/web/panels.ts";
import { costCentresSelector } from "#areas/settings/cost-centres/web/panels.ts";
import { usersEdit } from "#areas/staff/users/web/panels.ts";
import { monthCloseLateBookings } from "#areas/time-tracking/month-close/web/panels.ts";
import { timeReportsDetail } from "#areas/time-tracking/target-actual/web/panels.ts";
import type { PayrollWarningCode } from "#domain/payroll/payroll-warnings.ts";
import { isOpenable } from "#kit/ui/panel-stack/is-openable.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import type { Payroll } from "../contract.ts";

/** Where what is warned of can be put right; undefined where that panel is not for who looks. */
export function mendingOf(
	code: PayrollWarningCode,
	{ user: { id: userId }, month }: Pick<Payroll, "user" | "month">,
): (() => void) | undefined {
	const toMonth = [
		timeReportsDetail,
		() => openPanel(timeReportsDetail, { userId, month }),
	] as const;
	const toUser = [usersEdit, () => openPanel(usersEdit, { userId, part: "base" })] as const;
	const toRules = [payrollRulesOverview, () => openPanel(payrollRulesOverview, {})] as const;
	const target = { target: "USER", targetId: userId } as const;
	const ways: Readonly<Record<PayrollWarningCode, readonly [{ id: string }, () => void]>> = {
		ABSENCES_REQUESTED: toMonth,
		TIMETRACKINGS_REQUESTED: toMonth,
		MAX_ACTUAL_EXCEEDED: toRules,
		MAX_WAGE_EXCEEDED: toRules,
		LATE_BOOKINGS: [monthCloseLateBookings, () => openPanel(monthCloseLateBookings, {})],
		PERSONNEL_NO_MISSING: toUser,
		PERSONNEL_NO_DOUBLE: toUser,
		NO_ACCOUNTS: [usersPayrollAccounts, () => openPanel(usersPayrollAccounts, { userId })],
		NO_WAGE_TYPE: [payrollExports, () => openPanel(payrollExports, {})],
		COST_CENTRE_MISSING: [costCentresSelector, () => openPanel(costCentresSelector, target)],
		NEGATIVE_HOURS: toMonth,
	};
	const [panel, open] = ways[code];
	return isOpenable(panel) ? open : undefined;
}
