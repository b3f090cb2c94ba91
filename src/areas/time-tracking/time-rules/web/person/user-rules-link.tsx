import { isoOfDay } from "#domain/time/iso-day.ts";
import { LinkRow } from "#kit/ui/facts/link-row.tsx";
import { dayNow } from "#kit/ui/field/day-now.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew, useApi } from "#kit/web/use-api.ts";
import { contract, timeRulesTopic } from "../../contract.ts";
import { texts } from "../../text.ts";
import { usersTimeTrackingRules } from "../panels.ts";

/** Of a person's panel: the rules that hold for the person today. */
export default function UserRulesLink({ userId }: { readonly userId: string }) {
	const t = useTexts(texts).own;
	const endpoint = contract.listUserTimeRules;
	const { data } = useApi(endpoint, { userId, day: isoOfDay(dayNow()) });
	useLiveTopic(timeRulesTopic, () => void renew(endpoint));
	const held = data?.items.filter(({ isHeld }) => isHeld).map(({ name }) => name);
	const run = () => openPanel(usersTimeTrackingRules, { userId }, { stack: "sub" });
	return <LinkRow title={t.title} value={held && (held.join(", ") || t.none)} run={run} />;
}
