import { isoOfDay } from "#domain/time/iso-day.ts";
import { LinkRow } from "#kit/ui/facts/link-row.tsx";
import { dayNow } from "#kit/ui/field/day-now.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew, useApi } from "#kit/web/use-api.ts";
import { contract, leaveRulesTopic } from "../../contract.ts";
import { leaveAccountsAssignRules } from "../panels.ts";
import { texts } from "../text.ts";

/** Of a person's panel: the rules of leave that hold for the person today, with the way to give more. */
export default function LeaveRulesLink({ userId }: { readonly userId: string }) {
	const t = useTexts(texts).assign;
	const endpoint = contract.listUserLeaveRules;
	const { data } = useApi(endpoint, { userId, day: isoOfDay(dayNow()) });
	useLiveTopic(leaveRulesTopic, () => void renew(endpoint));
	const held = data?.items.filter(({ isHeld }) => isHeld).map(({ name }) => name);
	const run = () => openPanel(leaveAccountsAssignRules, { userIds: [userId] }, { stack: "sub" });
	return <LinkRow title={t.rules} value={held && (held.join(", ") || t.none)} run={run} />;
}
