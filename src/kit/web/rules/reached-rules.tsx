import type { ReactNode } from "react";
import { Section } from "#kit/ui/facts/section.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { useRange } from "../person-record/use-period.ts";
import { useTexts } from "../texts.ts";
import type { HeldDays } from "./present-version.ts";
import { texts } from "./text.ts";
import "./rules.css";

/** A rule that reaches a person, for as long as all of it holds. */
export interface ReachedRule extends HeldDays {
	readonly ruleId: string;
	readonly versionId: string;
	readonly name: string;
	readonly isEnabled: boolean;
	readonly target: string;
	readonly targetName: string | null;
	/** Steps up the tree of units. */
	readonly distance: number;
	/** Whether it counts on the day asked for. */
	readonly isHeld: boolean;
}

interface Given<Rule> {
	readonly rules: readonly Rule[];
	/** The day asked for. */
	readonly day: string;
	readonly kindOf: (rule: Rule) => string;
	/** By target: "Abteilung". */
	readonly targets: Readonly<Record<string, string>>;
	readonly open: (ruleId: string) => void;
	/** What a rule says that holds. */
	readonly says: (rule: Rule) => ReactNode;
}

/** What holds for a person on a day, where it comes from, and what else reaches the person. */
export function ReachedRules<Rule extends ReachedRule>({ rules, ...given }: Given<Rule>) {
	const t = useTexts(texts).reached;
	const held = rules.filter(({ isHeld }) => isHeld);
	const others = rules.filter(({ isHeld }) => !isHeld);
	return (
		<>
			<Section title={t.held}>
				{held.length === 0 ? <EmptyState text={t.none} /> : <Rules rules={held} {...given} />}
			</Section>
			{others.length > 0 && (
				<Section title={t.later}>
					<Rules rules={others} {...given} />
				</Section>
			)}
		</>
	);
}

function Rules<Rule extends ReachedRule>({ rules, ...given }: Given<Rule>) {
	return (
		<ul className="rule-list">
			{rules.map((rule) => (
				<Reached
					key={`${rule.versionId} ${rule.target} ${rule.distance} ${rule.validFrom}`}
					rule={rule}
					{...given}
				/>
			))}
		</ul>
	);
}

type RuleGiven<Rule> = Omit<Given<Rule>, "rules"> & { readonly rule: Rule };

function Reached<Rule extends ReachedRule>({ rule, day, says, ...given }: RuleGiven<Rule>) {
	const { reached: t, name: named } = useTexts(texts);
	const range = useRange();
	const origin = useOrigin(given.targets);
	const { name, validFrom, validTo, isHeld, isEnabled } = rule;
	const isWithin = validFrom <= day && (validTo === null || day <= validTo);
	const reason = !isEnabled ? t.off : !isHeld && isWithin ? t.beaten : null;
	return (
		<li>
			<div className="rule-row">
				<div>
					<button
						type="button"
						className="rule-link"
						aria-label={`${named}: ${name}`}
						onClick={() => given.open(rule.ruleId)}
					>
						{name}
					</button>
					<small>
						{[given.kindOf(rule), origin(rule), range(validFrom, validTo), reason]
							.filter(Boolean)
							.join(" · ")}
					</small>
				</div>
			</div>
			{isHeld && says(rule)}
		</li>
	);
}

/** Says where a person's rule comes from: "eigene Regel", "Abteilung Nord", "für alle". */
function useOrigin(targets: Given<never>["targets"]) {
	const t = useTexts(texts).reached;
	return ({ target, targetName, distance }: ReachedRule): string => {
		const name = targetName ?? "";
		if (target === "USER") return t.self;
		if (target === "GLOBAL") return t.all;
		if (target === "UNIT") return t.fromUnit(name, distance);
		return `${targets[target] ?? ""} ${name}`;
	};
}
