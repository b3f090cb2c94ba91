import { useState } from "react";
import { useUserName } from "#areas/staff/users/web/public.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { Section } from "#kit/ui/facts/section.tsx";
import { DateField } from "#kit/ui/field/date-field.tsx";
import { dayNow } from "#kit/ui/field/day-now.ts";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { Answer } from "#kit/web/answer.tsx";
import { HistoryButton } from "#kit/web/master-data/history-button.tsx";
import { useRange } from "#kit/web/person-record/use-period.ts";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { UserRule } from "../../contract/rules.ts";
import { contract, timeRulesTopic } from "../../contract.ts";
import { texts } from "../../text.ts";
import { OwnRuleForm } from "../assignments/assign-form.tsx";
import { type ofUser, timeRulesDetail } from "../panels.ts";
import { RuleSays } from "../sentences/rule-says.tsx";
import "../time-rules.css";

type Given = PanelProps<typeof ofUser>;

/** What holds for a person on a day, where it comes from, and what else reaches the person. */
export default function UsersTimeTrackingRulesPanel({ userId }: Given) {
	const t = useTexts(texts).own;
	const [day, setDay] = useState<string>(isoOfDay(dayNow()));
	const mayWrite = useMay("timerules.manage", "WRITE");
	return (
		<PanelFrame
			sub={useUserName(userId)}
			actions={<HistoryButton entity="time_rule" entityId={userId} />}
		>
			<div className="rule-inline">
				<DateField
					label={t.day}
					required
					value={day}
					onChange={(next) => next !== null && setDay(next)}
				/>
			</div>
			<Answer
				endpoint={contract.listUserTimeRules}
				input={{ userId, day }}
				topic={timeRulesTopic}
				notLoaded={t.notLoaded}
				keep
			>
				{({ items }) => <Reached rules={items} day={day} />}
			</Answer>
			{mayWrite && <OwnRuleForm userId={userId} />}
		</PanelFrame>
	);
}

interface RulesGiven {
	readonly rules: readonly UserRule[];
	readonly day: string;
}

function Reached({ rules, day }: RulesGiven) {
	const t = useTexts(texts).own;
	const held = rules.filter(({ isHeld }) => isHeld);
	const others = rules.filter(({ isHeld }) => !isHeld);
	return (
		<>
			<Section title={t.held}>
				{held.length === 0 ? <EmptyState text={t.none} /> : <Rules rules={held} day={day} />}
			</Section>
			{others.length > 0 && (
				<Section title={t.later}>
					<Rules rules={others} day={day} />
				</Section>
			)}
		</>
	);
}

function Rules({ rules, day }: RulesGiven) {
	return (
		<ul className="rule-list">
			{rules.map((rule) => (
				<Rule
					key={`${rule.versionId} ${rule.target} ${rule.distance} ${rule.validFrom}`}
					rule={rule}
					day={day}
				/>
			))}
		</ul>
	);
}

function Rule({ rule, day }: { readonly rule: UserRule; readonly day: string }) {
	const { own: t, types, overview } = useTexts(texts);
	const range = useRange();
	const origin = useOrigin();
	const { name, type, validFrom, validTo, isHeld, isEnabled } = rule;
	const isWithin = validFrom <= day && (validTo === null || day <= validTo);
	const reason = !isEnabled ? t.off : !isHeld && isWithin ? t.beaten : null;
	return (
		<li>
			<div className="rule-row">
				<div>
					<button
						type="button"
						className="rule-link"
						aria-label={`${overview.name}: ${name}`}
						onClick={() => openPanel(timeRulesDetail, { id: rule.ruleId }, { stack: "sub" })}
					>
						{name}
					</button>
					<small>
						{[types[type], origin(rule), range(validFrom, validTo), reason]
							.filter(Boolean)
							.join(" · ")}
					</small>
				</div>
			</div>
			{isHeld && <RuleSays settings={rule.settings} />}
		</li>
	);
}

/** Says where a person's rule comes from: "eigene Regel", "Abteilung Nord", "für alle". */
function useOrigin(): (rule: Pick<UserRule, "target" | "targetName" | "distance">) => string {
	const { own: t, assignments } = useTexts(texts);
	return ({ target, targetName, distance }) => {
		const name = targetName ?? "";
		if (target === "USER") return t.self;
		if (target === "GLOBAL") return t.all;
		if (target === "UNIT") return t.fromUnit(name, distance);
		return `${assignments[target]} ${name}`;
	};
}
