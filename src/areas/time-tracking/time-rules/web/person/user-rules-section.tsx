import { PersonSection } from "#areas/staff/users/web/public.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { Fact, Facts } from "#kit/ui/facts/facts.tsx";
import { dayNow } from "#kit/ui/field/day-now.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { Answer } from "#kit/web/answer.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { contract, timeRulesTopic } from "../../contract.ts";
import { texts } from "../../text.ts";
import { usersTimeTrackingRules } from "../panels.ts";
import { useOrigin } from "./use-origin.ts";

/** The rules that hold for a person today, in the person's detail. */
export default function UserRulesSection({ userId }: { readonly userId: string }) {
	const t = useTexts(texts).own;
	const origin = useOrigin();
	const day = isoOfDay(dayNow());
	const open = () => openPanel(usersTimeTrackingRules, { userId }, { stack: "sub" });
	return (
		<PersonSection title={t.title} action={{ label: t.show, run: open }}>
			<Answer
				endpoint={contract.listUserTimeRules}
				input={{ userId, day }}
				topic={timeRulesTopic}
				notLoaded={t.notLoaded}
			>
				{({ items }) => {
					const held = items.filter(({ isHeld }) => isHeld);
					if (held.length === 0) return <p>{t.none}</p>;
					return (
						<Facts>
							{held.map((rule) => (
								<Fact key={`${rule.ruleId} ${rule.versionId}`} label={rule.name}>
									{origin(rule)}
								</Fact>
							))}
						</Facts>
					);
				}}
			</Answer>
		</PersonSection>
	);
}
