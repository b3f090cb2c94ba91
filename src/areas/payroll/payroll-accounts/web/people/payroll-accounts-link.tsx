import { isoOfDay } from "#domain/time/iso-day.ts";
import { LinkRow } from "#kit/ui/facts/link-row.tsx";
import { dayNow } from "#kit/ui/field/day-now.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew, useApi } from "#kit/web/use-api.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { usersPayrollAccounts } from "../panels.ts";

/** Of a person's panel: the accounts that payroll counts now or later, and the way to change them. */
export default function PayrollAccountsLink({ userId }: { readonly userId: string }) {
	const t = useTexts(texts).assignment;
	const endpoint = contract.listPayrollAssignments;
	const { data } = useApi(endpoint, { userId });
	useLiveTopic("PAYROLLACCOUNTS", () => void renew(endpoint));
	const today = isoOfDay(dayNow());
	const codes = data?.items
		.filter(({ validTo }) => validTo === null || validTo >= today)
		.map(({ accountCode }) => accountCode);
	const value = codes && ([...new Set(codes)].sort().join(", ") || t.no);
	const run = () => openPanel(usersPayrollAccounts, { userId }, { stack: "sub" });
	return <LinkRow title={t.many} value={value} run={run} />;
}
